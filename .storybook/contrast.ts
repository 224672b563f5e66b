import type { NodeResult, Result } from 'axe-core';

/** Rules about colours: all that can differ between two appearances of one document. */
const RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Faults of contrast in everything that is shown. Texts that look the same on the same backgrounds have the same contrast,
 * so axe judges one text of each kind, and all of a kind if it cannot judge the first.
 */
export async function contrastFaults(): Promise<readonly Result[]> {
  const backgrounds = new Map<Element, string>();
  const byKind = new Map<string, Element[]>();
  for (const text of shownTexts()) {
    const kind = kindOf(text, backgrounds);
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  const kinds = [...byKind.values()];
  const samples = await judge(kinds.flatMap((texts) => texts.slice(0, 1)));
  const others = kinds.flatMap(([sample, ...texts]) => (sample && samples.judged.has(sample) ? [] : texts));
  return [...samples.violations, ...(await judge(others)).violations];
}

async function judge(texts: readonly Element[]) {
  if (texts.length === 0) return { violations: [], judged: new Set<Element | undefined>() };
  const { default: axe } = await import('axe-core');
  const { passes, violations } = await axe.run(
    { include: [...texts] },
    { runOnly: RULES, elementRef: true, preload: false, resultTypes: ['passes', 'violations'] },
  );
  const nodes: readonly NodeResult[] = [...passes, ...violations].flatMap((result) => (result.id === 'color-contrast' ? result.nodes : []));
  return { violations, judged: new Set<Element | undefined>(nodes.map(({ element }) => element)) };
}

/** Elements that show a text of their own whose contrast matters. */
function shownTexts(): readonly Element[] {
  const found = new Set<Element>(document.body.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && node.textContent?.trim()) found.add(node.parentElement);
  }
  return [...found].filter((element) => {
    if (element.closest(EXEMPT) || !element.checkVisibility({ visibilityProperty: true })) return false;
    // For screen readers alone: one pixel wide on purpose.
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  });
}

/** Axe judges no contrast of what cannot be used or is kept from screen readers. */
const EXEMPT = ':disabled, [aria-disabled="true"], [aria-hidden="true"], [inert]';

/** What decides over the contrast of a text: its own style and what it stands on. */
function kindOf(text: Element, backgrounds: Map<Element, string>): string {
  const { color, fontSize, fontWeight, textShadow, forcedColorAdjust } = getComputedStyle(text);
  return [text.localName, color, fontSize, fontWeight, textShadow, forcedColorAdjust, backgroundOf(text, backgrounds)].join();
}

/** Everything between an element and the page that paints or fades, and every box that is laid over others. */
function backgroundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
  const own = [backgroundColor, backgroundImage, opacity, filter, position === 'static' ? '' : `${position} ${element.className}`].join();
  const behind = element.parentElement ? backgroundOf(element.parentElement, known) : '';
  // Most boxes paint nothing.
  const background = own === NOTHING ? behind : `${own} on ${behind}`;
  known.set(element, background);
  return background;
}

const NOTHING = 'rgba(0, 0, 0, 0),none,1,none,';
