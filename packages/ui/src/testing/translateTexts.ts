/** What a translator takes: every text, or only texts with letters. */
export type Translated = 'all' | 'letters';

const WANTED: Readonly<Record<Translated, RegExp>> = { all: /\S/, letters: /\p{L}/u };

/**
 * Replaces each text of an element by a copy in elements of its own, as the browser's translation does: React's own text is no longer in the
 * page. Left alone is what must not be translated.
 *
 * @param moves whether the text itself is moved into the new elements, as some extensions do.
 */
export function translateTexts(root: Element, what: Translated = 'all', moves = false): void {
  if (root.matches('[translate="no"], script, style, textarea, svg, font')) return;
  for (const child of Array.from(root.childNodes)) {
    if (child instanceof Element) translateTexts(child, what, moves);
    else if (child instanceof Text && WANTED[what].test(child.data)) {
      const font = document.createElement('font');
      const inner = font.appendChild(document.createElement('font'));
      child.replaceWith(font);
      inner.append(moves ? child : child.data);
    }
  }
}

/** Translates an element and what comes into it from now on. @returns ends it. */
export function keepTranslated(root: Element, what: Translated): () => void {
  translateTexts(root, what);
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest('font, svg, [translate="no"]') === null) translateTexts(element, what);
    }
    observer.takeRecords();
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
