/** Milliseconds after which the object URL of a saved picture is revoked: the browser has read it by then. */
const RELEASE_MS = 60_000;

const PNG = 'image/png';

/** The canvas as a PNG. */
const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas has no pixels'))), PNG);
  });

/** Name of the file of a coin's poster: letters and digits of any script, whatever else the coin is called. */
export const posterName = (coin: string): string => {
  const words = coin.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `${[...['earn', ...words].join('-')].slice(0, 45).join('').toLowerCase()}.png`;
};

/** Saves the poster as a file. */
export async function savePoster(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const address = URL.createObjectURL(await pngOf(canvas));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** Whether the browser lets a page copy pictures. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator && 'write' in navigator.clipboard;

/** Copies the poster as a picture. The clipboard takes a promise, because it must be asked within the press. */
export const copyPoster = (canvas: HTMLCanvasElement): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ [PNG]: pngOf(canvas) })]);

/** Whether the system's share sheet accepts pictures. */
export const canSharePictures = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'poster.png', { type: PNG })] });

/** Shares the poster with the system's share sheet; `false` if the person closed it. */
export async function sharePoster(canvas: HTMLCanvasElement, name: string, text: string): Promise<boolean> {
  const file = new File([await pngOf(canvas)], name, { type: PNG });
  try {
    await navigator.share({ files: [file], text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}
