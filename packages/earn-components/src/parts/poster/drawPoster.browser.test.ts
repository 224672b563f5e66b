import { encode } from 'uqr';
import { expect, onTestFinished, test, vi } from 'vitest';
import { POSTER, POSTER_SCALE, drawPoster } from './drawPoster.ts';
import { loadPicture } from './loadPicture.ts';
import type { PosterContent } from './posterContent.ts';
import { posterName } from './posterFile.ts';
import type { PosterLook } from './posterLook.ts';

const LOOK: PosterLook = {
  ground: '#ffffff',
  text: '#202020',
  muted: '#606060',
  line: '#ffffff',
  accent: '#208368',
  onAccent: '#ffffff',
  gain: '#186650',
  loss: '#ce2c31',
  font: 'sans-serif',
  dir: 'ltr',
};

const LINK = 'https://earn.example/signup/VLVFBVWNUG?ref_type=121';

const poster = (content: Partial<PosterContent> = {}): PosterContent => ({
  product: 'Simple Earn',
  coin: 'USDT',
  facts: [
    { label: 'Cumulative interest', value: '31.20418834 USDT' },
    { label: 'Est. APR', value: '11.12%' },
  ],
  invitation: { invite: 'Scan to join me', code: { label: 'Invitation code', value: 'VLVFBVWNUG' }, link: LINK },
  notes: ['As of 01/15/2026 08:30 (UTC)', 'Rates change every hour.'],
  ...content,
});

/** A drawn poster, of which pixels can be read. */
function drawn(content: PosterContent, look: Partial<PosterLook> = {}, picture?: CanvasImageSource) {
  const canvas = document.createElement('canvas');
  drawPoster(canvas, content, { ...LOOK, ...look }, picture);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  /** Red, green and blue of a point in the poster's own units. */
  const colorAt = (x: number, y: number): string =>
    context
      .getImageData(x * POSTER_SCALE, y * POSTER_SCALE, 1, 1)
      .data.slice(0, 3)
      .join();
  /** Whether a rectangle has anything but one color in it. */
  const isEmpty = (x: number, y: number, width: number, height: number): boolean => {
    const { data } = context.getImageData(x * POSTER_SCALE, y * POSTER_SCALE, width * POSTER_SCALE, height * POSTER_SCALE);
    return data.every((part, index) => part === data[index % 4]);
  };
  return { context, colorAt, isEmpty };
}

/** The dark modules in a square of the poster, read from its pixels. */
function modulesIn({ colorAt }: ReturnType<typeof drawn>, left: number, count: number): boolean[][] {
  const module = Math.floor((132 * POSTER_SCALE) / (count + 8)) / POSTER_SCALE;
  const inset = Math.round(((132 - module * count) / 2) * POSTER_SCALE) / POSTER_SCALE;
  return Array.from({ length: count }, (_, down) =>
    Array.from(
      { length: count },
      (_column, across) => colorAt(left + inset + (across + 0.5) * module, 342 + inset + (down + 0.5) * module) === '0,0,0',
    ),
  );
}

test.each([
  ['ltr', 24],
  ['rtl', POSTER.width - 24 - 132],
] as const)('given an invitation, when a poster is drawn %s, then its QR code is that of the link (SE-S-02, AMB-104)', (dir, left) => {
  const { data } = encode(LINK, { ecc: 'M', border: 0 });
  expect(modulesIn(drawn(poster(), { dir }), left, data.length)).toEqual(data);
});

test('given dark colors, when a poster is drawn, then its QR code is dark on white, as scanners expect', () => {
  const dark = drawn(poster(), { ground: '#111113', text: '#edeef0' });
  const { data } = encode(LINK, { ecc: 'M', border: 0 });
  expect(dark.colorAt(26, 352)).toBe('255,255,255');
  expect(modulesIn(dark, 24, data.length)).toEqual(data);
});

test('given no invitation, or a link too long for any QR code, when a poster is drawn, then it has none', () => {
  expect(drawn(poster({ invitation: undefined })).isEmpty(24, 346, 132, 124)).toBe(true);
  const long = poster().invitation;
  const endless = drawn(poster({ invitation: long && { ...long, link: `https://earn.example/${'a'.repeat(5000)}` } }));
  expect(endless.colorAt(30, 470)).toBe('255,255,255');
});

test.each(['ltr', 'rtl'] as const)(
  'given an amount of 30 digits and a long name, when a poster is drawn %s, then nothing reaches its edges',
  (dir) => {
    const value = '123,456,789,012,345,678,901,234.567890123456789012 1000000MOGWIFHATCLASSIC';
    const { isEmpty } = drawn(
      poster({ coin: '1000000MOGWIFHATCLASSIC'.repeat(2), facts: [{ label: 'Cumulative interest'.repeat(9), value }] }),
      { dir },
    );
    expect([isEmpty(0, 150, 23, 380), isEmpty(337, 150, 23, 380)]).toEqual([true, true]);
    expect([isEmpty(0, 0, 23, 144), isEmpty(337, 0, 23, 144)]).toEqual([true, true]);
  },
);

test('given a gain, a loss and a figure that is neither, when a poster is drawn, then each has its own color', () => {
  const colorsOf = (tone?: 'accent' | 'danger'): ReadonlySet<string> => {
    const { colorAt } = drawn(poster({ facts: [{ label: '', value: '████', ...(tone && { tone }) }] }));
    return new Set([30, 40, 50].map((x) => colorAt(x, 212)));
  };
  expect([colorsOf('accent'), colorsOf('danger'), colorsOf()]).toEqual([
    new Set(['24,102,80']),
    new Set(['206,44,49']),
    new Set(['32,32,32']),
  ]);
});

test('given the picture of a coin, when a poster is drawn, then the picture is in the circle and not the letter', async () => {
  const blue = new OffscreenCanvas(10, 10);
  const context = blue.getContext('2d');
  if (context) context.fillStyle = '#0000ff';
  context?.fillRect(0, 0, 10, 10);
  expect(drawn(poster(), {}, blue).colorAt(48, 94)).toBe('0,0,255');
  expect(drawn(poster()).colorAt(30, 94)).toBe('255,255,255');
});

test('given a picture of another origin, when it is loaded, then it is requested with CORS, and is undefined if that fails', async () => {
  const asked: (string | null)[] = [];
  class Picture {
    crossOrigin: string | null = null;
    referrerPolicy = '';
    set src(address: string) {
      asked.push(`${address} ${this.crossOrigin} ${this.referrerPolicy}`);
    }
    decode = (): Promise<void> => (asked.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError')));
  }
  vi.stubGlobal('Image', Picture);
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(loadPicture('https://coins.example/usdt.png')).resolves.toBeInstanceOf(Picture);
  await expect(loadPicture('https://coins.example/btc.png')).resolves.toBeUndefined();
  expect(asked).toEqual(['https://coins.example/usdt.png anonymous no-referrer', 'https://coins.example/btc.png anonymous no-referrer']);
});

test('given a hostile name of a coin, when its poster is saved, then the file has a harmless name', () => {
  expect([posterName('USDT'), posterName('../../<b>X</b>'), posterName('币'.repeat(90))]).toEqual([
    'earn-usdt.png',
    'earn-b-x-b.png',
    `earn-${'币'.repeat(40)}.png`,
  ]);
});

test('given a picture that makes a canvas unsavable, when a poster is drawn, then the coin is a letter and the poster can be saved', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><foreignObject width="10" height="10"><p xmlns="http://www.w3.org/1999/xhtml">A</p></foreignObject></svg>';
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  onTestFinished(() => URL.revokeObjectURL(address));
  const canvas = document.createElement('canvas');
  drawPoster(canvas, poster(), LOOK, await loadPicture(address));
  expect(canvas.toDataURL()).toMatch(/^data:image\/png/);
});

test('given a picture of this origin, when it is loaded, then it is drawn', async () => {
  const address =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="blue"/></svg>';
  expect(drawn(poster(), {}, await loadPicture(address)).colorAt(48, 94)).toBe('0,0,255');
});
