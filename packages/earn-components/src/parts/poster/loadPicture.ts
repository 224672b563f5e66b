/** Whether a canvas that the picture is drawn on can still be saved. Some browsers refuse that for pictures with HTML in them, of any origin. */
function canBeSaved(picture: HTMLImageElement): boolean {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
  try {
    context?.drawImage(picture, 0, 0, 1, 1);
    context?.getImageData(0, 0, 1, 1);
    return true;
  } catch (thrown) {
    return !(thrown instanceof DOMException && thrown.name === 'SecurityError');
  }
}

/**
 * Loads a picture that does not taint a canvas. A picture of another origin must allow this with CORS. Resolves to `undefined` if it does
 * not, if a canvas with it could not be saved, and if the picture cannot be loaded.
 */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.referrerPolicy = 'no-referrer';
  picture.src = address;
  try {
    await picture.decode();
    return canBeSaved(picture) ? picture : undefined;
  } catch {
    return undefined;
  }
}
