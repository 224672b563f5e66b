/**
 * Loads a picture that does not taint a canvas. A picture of another origin must allow this with CORS. Resolves to `undefined` if it does
 * not, or if the picture cannot be loaded.
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
