/** Elements whose texts no translator takes, and that have texts alone. */
const LEFT_ALONE = 'svg, option, title, style, script, [translate="no"]';

/** How React marks a text that is not the only child of its element. A text that is, is written through the element. */
const isLoose = (text: Text): boolean => Object.keys(text).some((key) => key.startsWith('__reactFiber$'));

/**
 * Refuses a text beside other children: when the page is translated, what React writes to it later is not shown, and removing it fails.
 * `Words` puts it into an element of its own.
 */
export function refuseLooseTexts(): void {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement } = node as Text;
    if (data.trim() === '' || !isLoose(node as Text) || parentElement?.closest(LEFT_ALONE) !== null) continue;
    // What stories put around a component is theirs.
    if (parentElement.closest('[data-part], .radix-themes [role=dialog]') === null) continue;
    found.push(`${data} (in ${parentElement.tagName.toLowerCase()} of ${partsAround(parentElement)})`);
  }
  if (found.length > 0)
    throw new Error(`These texts stand beside others and have no element of their own:\n${[...new Set(found)].join('\n')}`);
}

const partsAround = (element: Element): string => {
  const part = element.closest('[data-part]');
  const outer = part?.parentElement?.closest('[data-part]');
  return [part, outer].flatMap((one) => one?.getAttribute('data-part') ?? []).join(' in ');
};
