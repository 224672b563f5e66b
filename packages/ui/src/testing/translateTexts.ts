/** Puts each text of an element into an element of its own, as the browser's translation does. */
export function translateTexts(root: Element): void {
  for (const child of root.childNodes) {
    if (child instanceof Element) translateTexts(child);
    else if (child.textContent?.trim()) {
      const font = document.createElement('font');
      child.replaceWith(font);
      font.append(child);
    }
  }
}
