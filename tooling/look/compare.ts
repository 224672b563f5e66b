import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What two pictures have in common: everything, or all but some pixels, which are marked red in a third one. */
export type Comparison = { readonly pixels: 0 } | { readonly pixels: number; readonly marked: Buffer };

/** Compares two PNG files. Where one picture is larger, what it has more of counts as different. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0 };
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [one, other] = pictures.map((picture) => onCanvas(picture, width, height));
  if (!one || !other) throw new Error('There are two pictures.');
  const marked = new PNG({ width, height });
  // The default forgives smoothed edges alone; 0.1 is its threshold for colours, too coarse for one step of a grey.
  const pixels = pixelmatch(one.data, other.data, marked.data, width, height, { threshold: 0.02 });
  return pixels === 0 ? { pixels } : { pixels, marked: PNG.sync.write(marked) };
}

/** The picture in the upper left of a transparent canvas. */
function onCanvas(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas;
}
