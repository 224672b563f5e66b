/** Milliseconds after which the object URL of a downloaded file is revoked. */
const KEPT_MS = 60_000;

/** Downloads a CSV file. */
export const downloadCsv = (name: string, text: string): void => downloadText(name, text, 'text/csv');

/** Downloads a file of text in UTF-8. */
export function downloadText(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
