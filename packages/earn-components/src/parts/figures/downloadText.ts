/** Milliseconds after which a file that was handed to the browser is forgotten. */
const KEPT_MS = 60_000;

/** Hands a text to the browser as a file to save. */
export function downloadText(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
