import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { NOW, holdClock, holdRandomness } from './held.ts';
import { STORYBOOK } from './set.ts';

/** Where a page finds the files of {@link faces}. */
const FONTS_AT = `${STORYBOOK}look-fonts/`;

/** Where the stories look for the worker of their mocks. */
const MSW_AT = '/mockServiceWorker.js';

/**
 * The typefaces that the stories name and do not bring in full, each with a package that stands for it and the faces it takes. Latin letters
 * and figures stay Inter's, which the stories bring.
 */
const PACKAGES = [
  { family: 'Inter Variable', sheet: import.meta.resolve('@fontsource-variable/noto-sans-sc'), faces: 'noto-sans-sc-[' },
  { family: 'Inter Variable', sheet: import.meta.resolve('@fontsource-variable/noto-sans-arabic'), faces: 'noto-sans-arabic-arabic-' },
  { family: 'ui-monospace', sheet: import.meta.resolve('@fontsource-variable/jetbrains-mono'), faces: 'jetbrains-mono-' },
].map((one) => ({ ...one, sheet: fileURLToPath(one.sheet) }));

/** The faces of the packages under the names of the stories. A machine would draw fonts of its own, or boxes. */
const faces = (): string =>
  PACKAGES.flatMap(({ family, sheet, faces: wanted }, index) =>
    [...readFileSync(sheet, 'utf8').matchAll(/\/\* (\S+) \*\/\s*(@font-face[^]*?\})/g)]
      .filter(([, name]) => name?.startsWith(wanted))
      .map(([, , face = '']) =>
        face
          .replace(/font-family: '[^']*'/, `font-family: '${family}'`)
          .replaceAll('./files/', `${FONTS_AT}${index}/`)
          .replace('swap', 'block'),
      ),
  ).join('\n');

/** How long what leaves by itself stays, in milliseconds: a toast, and the tick of a copied text. */
const STAYS = [2000, 5000, 8000];

/** In the page: what leaves by itself stays, or a picture would have it or not, as the machine is quick or busy. */
function holdNotices(stays: readonly number[]): void {
  const real = globalThis.setTimeout;
  const held = (run: TimerHandler, delay?: number, ...values: unknown[]): number =>
    delay !== undefined && stays.includes(delay) ? 0 : Reflect.apply(real, globalThis, [run, delay, ...values]);
  globalThis.setTimeout = held as typeof setTimeout;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves a built Storybook beside the tests, with the fonts that it does not bring; its clock and its randomness are held. */
export function serveStorybook(folder: string): Plugin {
  const head = `<head><script>(${holdClock.toString()})(${NOW});(${holdRandomness.toString()})();(${holdNotices.toString()})(${JSON.stringify(STAYS)});</script><style>${faces()}</style>`;
  const read = (asked: string): Buffer => {
    if (!asked.startsWith(FONTS_AT)) return readFileSync(path.join(folder, path.normalize(asked.slice(STORYBOOK.length))));
    const [index = '', name = ''] = asked.slice(FONTS_AT.length).split('/');
    return readFileSync(path.join(path.dirname(PACKAGES[Number(index)]?.sheet ?? ''), 'files', path.basename(name)));
  };
  return {
    name: 'earnkit:look-storybook',
    configureServer: ({ middlewares }) => {
      middlewares.use(({ url = '' }, response, next) => {
        const asked = new URL(url, 'http://localhost').pathname;
        const pathname = asked === MSW_AT ? `${STORYBOOK}${path.basename(MSW_AT)}` : asked;
        if (!pathname.startsWith(STORYBOOK)) return next();
        try {
          const bytes = read(decodeURIComponent(pathname));
          const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
          response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
          response.end(pathname.endsWith('/iframe.html') ? bytes.toString().replace('<head>', () => head) : bytes);
        } catch {
          response.writeHead(404).end();
        }
      });
    },
  };
}

/** Ids of the stories in a built Storybook. */
export function storiesIn(folder: string): ReadonlySet<string> {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  return new Set(Object.keys(entries));
}
