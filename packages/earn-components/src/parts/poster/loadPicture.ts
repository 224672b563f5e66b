/**
 * Loads a picture that a canvas may give away again. A picture of another origin must allow that (CORS); one that does not, or does
 * not load, is `undefined`, and never taints the canvas.
 */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}
