import { encode } from 'uqr';
import type { PosterContent, PosterFact } from './posterContent.ts';
import type { PosterLook } from './posterLook.ts';

/** Size of a poster in its own units. */
export const POSTER = { width: 360, height: 540 } as const;
/** Pixels per unit, so that the picture is sharp on a current phone. */
export const POSTER_SCALE = 3;

const MARGIN = 24;
const INNER = POSTER.width - 2 * MARGIN;
const HEAD = 144;
/** The white square that holds the QR code, with the light edge that a scanner needs. */
const CODE = { y: 342, edge: 132 } as const;
/** Characters above which a code is written small, on several lines. */
const LONG_CODE = 12;
/** Light modules around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/** Draws a poster. Works at once: a picture that is still loading is a letter until the poster is drawn again. */
export function drawPoster(
  canvas: HTMLCanvasElement,
  content: PosterContent,
  look: PosterLook,
  picture: CanvasImageSource | undefined,
): void {
  canvas.width = POSTER.width * POSTER_SCALE;
  canvas.height = POSTER.height * POSTER_SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(POSTER_SCALE, POSTER_SCALE);
  const pen = penOf(context, look);
  pen.box(0, 0, POSTER.width, POSTER.height, look.ground);
  drawHead(pen, content, picture);
  content.facts.forEach((fact, index) => drawFact(pen, fact, 186 + index * 76, index === 0));
  drawFoot(pen, content);
}

/** Text of a poster. */
interface TextStyle {
  readonly size: number;
  readonly color: string;
  readonly weight?: 400 | 500 | 600;
  /** Maximum width: wider text is drawn smaller and never cut. */
  readonly width?: number;
  /** Digits and names keep their order from left to right. */
  readonly figure?: boolean;
}

/** Draws with `x` measured from the side where reading begins. */
interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly look: PosterLook;
  /** Fills a rectangle whose `x` is its distance from the side where reading begins. */
  readonly box: (x: number, y: number, width: number, height: number, color: string) => void;
  /** Writes one line. */
  readonly write: (text: string, x: number, y: number, style: TextStyle) => void;
  /** Writes as many lines as needed; returns the position of the next line. */
  readonly paragraph: (text: string, x: number, y: number, style: TextStyle & { readonly width: number }) => number;
  /** Left edge of something that is `width` wide. */
  readonly left: (x: number, width: number) => number;
}

function penOf(context: CanvasRenderingContext2D, look: PosterLook): Pen {
  const { font, dir } = look;
  const rtl = dir === 'rtl';
  const left = (x: number, width: number): number => (rtl ? POSTER.width - x - width : x);
  const setFont = ({ size, weight = 400 }: TextStyle, factor = 1): void => {
    context.font = `${weight} ${size * factor}px ${font}`;
  };
  /** The width of a text does not shrink exactly with its font size, so it is measured again. */
  const fit = (text: string, style: TextStyle): void => {
    setFont(style);
    if (style.width === undefined) return;
    let factor = 1;
    for (let wide = context.measureText(text).width; wide > style.width; wide = context.measureText(text).width) {
      factor *= Math.min(0.99, style.width / wide);
      setFont(style, factor);
    }
  };
  const write: Pen['write'] = (text, x, y, style) => {
    fit(text, style);
    context.fillStyle = style.color;
    context.direction = style.figure ? 'ltr' : dir;
    context.textAlign = rtl ? 'right' : 'left';
    context.fillText(text, rtl ? POSTER.width - x : x, y);
  };
  return {
    context,
    look,
    left,
    write,
    box: (x, y, width, height, color) => {
      context.fillStyle = color;
      context.fillRect(left(x, width), y, width, height);
    },
    paragraph: (text, x, y, style) => {
      setFont(style);
      let below = y;
      for (const line of linesOf(text, (part) => context.measureText(part).width <= style.width)) {
        write(line, x, below, style);
        below += style.size * 1.4;
      }
      return below;
    },
  };
}

/** A text in lines that fit; a text without spaces breaks between characters. */
function linesOf(text: string, fits: (part: string) => boolean): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\s*\S+/gu)?.flatMap((word) => (fits(word.trim()) ? [word] : [...word])) ?? []) {
    if (line !== '' && !fits(line + part)) {
      lines.push(line);
      line = part.trimStart();
    } else line += part;
  }
  return line === '' ? lines : [...lines, line];
}

function drawHead(pen: Pen, { product, coin }: PosterContent, picture: CanvasImageSource | undefined): void {
  const { context, look } = pen;
  const radius = 24;
  pen.box(0, 0, POSTER.width, HEAD, look.accent);
  pen.write(product, MARGIN, 42, { size: 16, weight: 600, color: look.onAccent, width: INNER });
  const middle = { x: pen.left(MARGIN, 2 * radius) + radius, y: 94 };
  context.save();
  context.beginPath();
  context.arc(middle.x, middle.y, radius, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = look.onAccent;
  context.fillRect(middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
  if (picture) context.drawImage(picture, middle.x - radius, middle.y - radius, 2 * radius, 2 * radius);
  else {
    context.fillStyle = look.accent;
    context.font = `600 ${radius}px ${look.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText([...coin.trim()][0]?.toLocaleUpperCase('en') ?? '?', middle.x, middle.y);
  }
  context.restore();
  pen.write(coin, MARGIN + 2 * radius + 12, 104, {
    size: 28,
    weight: 600,
    color: look.onAccent,
    width: INNER - 2 * radius - 12,
    figure: true,
  });
}

function drawFact({ write, look }: Pen, { label, value, tone = 'default' }: PosterFact, y: number, first: boolean): void {
  const color = { accent: look.gain, danger: look.loss, default: look.text }[tone];
  write(label, MARGIN, y, { size: 14, color: look.muted, width: INNER });
  write(value, MARGIN, y + 36, { size: first ? 34 : 30, weight: 600, color, width: INNER, figure: true });
}

function drawFoot(pen: Pen, { invitation, notes }: PosterContent): void {
  const { look } = pen;
  pen.box(MARGIN, CODE.y - 16, INNER, 1, look.line);
  let y = CODE.y + 18;
  let start = MARGIN;
  if (invitation) {
    const drawn = drawCode(pen, invitation.link);
    start = drawn ? MARGIN + CODE.edge + 16 : MARGIN;
    const width = POSTER.width - MARGIN - start;
    if (drawn) y = pen.paragraph(invitation.invite, start, y, { size: 16, weight: 600, color: look.text, width }) + 12;
    pen.write(invitation.code.label, start, y, { size: 14, color: look.muted, width });
    const code = invitation.code.value;
    pen.paragraph(code, start, y + 22, { size: code.length > LONG_CODE ? 13 : 18, weight: 600, color: look.text, width, figure: true });
  }
  let below = CODE.y + CODE.edge + 24;
  for (const note of notes) {
    pen.write(note, MARGIN, below, { size: 14, color: look.muted, width: INNER });
    below += 20;
  }
}

/** Draws the QR code of an address on white, whatever the theme: scanners expect dark on light. False where it is too long for one. */
function drawCode({ context, left }: Pen, link: string): boolean {
  const modules = modulesOf(link);
  if (!modules) return false;
  // A module is a whole number of pixels, so that its edges are sharp.
  const module = Math.floor((CODE.edge * POSTER_SCALE) / (modules.length + 2 * QUIET)) / POSTER_SCALE;
  const x = left(MARGIN, CODE.edge);
  context.fillStyle = '#fff';
  context.fillRect(x, CODE.y, CODE.edge, CODE.edge);
  const inset = Math.round(((CODE.edge - module * modules.length) / 2) * POSTER_SCALE) / POSTER_SCALE;
  context.fillStyle = '#000';
  modules.forEach((row, down) =>
    row.forEach((dark, across) => {
      if (dark) context.fillRect(x + inset + across * module, CODE.y + inset + down * module, module, module);
    }),
  );
  return true;
}

function modulesOf(link: string): readonly (readonly boolean[])[] | undefined {
  try {
    return encode(link, { ecc: 'M', border: 0 }).data;
  } catch {
    // The address is too long for a QR code; the invitation code is shown as text as well.
    return undefined;
  }
}
