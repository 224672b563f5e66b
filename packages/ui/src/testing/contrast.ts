import type { NodeResult, Result } from 'axe-core';

/*
 * Contrast of everything that a story shows (WCAG 2.2, 1.4.3). Texts that look the same on the same backgrounds have the
 * same contrast, so one text of each kind is judged. Most stand on plain colors, which are read here; axe judges the rest,
 * because it takes a tenth of a second for any question.
 */

/** A color with its opacity; each part from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** Kinds of text whose contrast was enough. They are not judged again while the page stands. */
const enough = new Set<string>();

/** Everything in which the contrast is too low, in words. */
export async function contrastFaults(): Promise<readonly string[]> {
  const byKind = new Map<string, Element[]>();
  const backgrounds = new Map<Element, string>();
  for (const text of shownTexts()) {
    const kind = kindOf(text, backgrounds);
    if (enough.has(kind)) continue;
    byKind.set(kind, [...(byKind.get(kind) ?? []), text]);
  }
  const faults: string[] = [];
  const unclear = new Map<string, readonly Element[]>();
  for (const [kind, texts] of byKind) {
    const judged = texts.slice(0, 3).map((text) => ({ text, ratio: contrastOf(text) }));
    const clear = judged.find(({ ratio }) => ratio !== undefined);
    if (clear?.ratio === undefined)
      unclear.set(
        kind,
        texts.filter((text) => !text.closest(HIDDEN_FROM_AXE)),
      );
    else if (clear.ratio < neededFor(clear.text)) faults.push(tell(clear.text, clear.ratio));
    else enough.add(kind);
  }
  return [...faults, ...(await judgedByAxe(unclear)), ...(await linkFaults())];
}

const tell = (text: Element, ratio: number): string =>
  `Contrast of ${ratio.toFixed(2)} where ${neededFor(text)} is needed: ${text.outerHTML.slice(0, 300)}`;

/** 3 for large text, 4.5 for all other. */
function neededFor(text: Element): number {
  const { fontSize, fontWeight } = styleOf(text);
  const size = Number.parseFloat(fontSize);
  return size >= 24 || (size >= 18.66 && Number.parseInt(fontWeight, 10) >= 700) ? 3 : 4.5;
}

/** Contrast of a text with what it stands on; `undefined` where that is more than plain colors. */
export function contrastOf(text: Element): number | undefined {
  const { color, textShadow } = styleOf(text);
  const foreground = colorOf(color);
  const background = backgroundBehind(text);
  if (!foreground || !background || textShadow !== 'none') return undefined;
  const [light = 0, dark = 0] = [luminance(over(foreground, background)), luminance(background)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const styleOf = (text: Element): CSSStyleDeclaration => getComputedStyle(text, showsPlaceholder(text) ? '::placeholder' : undefined);

const showsPlaceholder = (element: Element): boolean =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.value === '' && element.placeholder !== '';

/** The color behind the middle of a text, as painted. */
function backgroundBehind(text: Element): Color | undefined {
  const { x, y, width, height } = textRect(text);
  const painted = document.elementsFromPoint(x + width / 2, y + height / 2);
  const found = painted.indexOf(text);
  // What lies over a text may hide it, and what is scrolled away has nothing behind it.
  if (found === -1 || painted.slice(0, found).some((above) => !text.contains(above))) return undefined;
  const layers: Color[] = [];
  for (const element of painted.slice(found)) {
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const color = colorOf(backgroundColor);
    if (!color || backgroundImage !== 'none' || opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal') return undefined;
    if (paintsPseudoElement(element)) return undefined;
    layers.push(color);
    if (color[3] === 1) return layers.reduceRight((below, above) => over(above, below));
  }
  return undefined;
}

/** A circle or a line that a sheet draws beside the content of an element may lie behind the text. */
const paintsPseudoElement = (element: Element): boolean =>
  ['::before', '::after'].some((name) => {
    const { content, backgroundColor } = getComputedStyle(element, name);
    return content !== 'none' && colorOf(backgroundColor)?.[3] !== 0;
  });

/** Where a text itself stands: its element can be much wider. */
function textRect(text: Element): DOMRect {
  const own = [...text.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  if (!own) return text.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(own);
  return range.getClientRects()[0] ?? text.getBoundingClientRect();
}

/** `rgb(…)` and `color(srgb …)`, which is what computed styles have; `undefined` for any other notation. */
function colorOf(style: string): Color | undefined {
  const [, notation, list] = /^(rgba?|color)\((?:srgb )?([\d., /e-]+)\)$/.exec(style) ?? [];
  const [red, green, blue, alpha = 1] = (list ?? '').split(/[ ,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const most = notation === 'color' ? 1 : 255;
  return [red / most, green / most, blue / most, alpha];
}

/** A color laid over an opaque one. */
function over([red, green, blue, alpha]: Color, below: Color): Color {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** Relative luminance, as WCAG defines it. */
function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Axe judges one text of each kind, and all of a kind if it cannot judge the first. */
async function judgedByAxe(kinds: ReadonlyMap<string, readonly Element[]>): Promise<readonly string[]> {
  const samples = await askAxe(
    'color-contrast',
    [...kinds.values()].flatMap((texts) => texts.slice(0, 1)),
  );
  const others: Element[] = [];
  for (const [kind, [sample, ...texts]] of kinds) {
    if (!sample || !samples.judged.has(sample)) others.push(...texts);
    else if (samples.faults.length === 0) enough.add(kind);
  }
  return [...samples.faults, ...(await askAxe('color-contrast', others)).faults];
}

/** A link among words needs more than its color, or a color far from theirs. An underline is enough, and axe judges the rest. */
async function linkFaults(): Promise<readonly string[]> {
  const links = [...document.body.querySelectorAll('a[href]')].filter((link) => {
    const { display, textDecorationLine } = getComputedStyle(link);
    return display === 'inline' && !textDecorationLine.includes('underline') && link.checkVisibility({ visibilityProperty: true });
  });
  return (await askAxe('link-in-text-block', links)).faults;
}

async function askAxe(rule: string, elements: readonly Element[]) {
  if (elements.length === 0) return { faults: [], judged: new Set<Element | undefined>() };
  const { default: axe } = await import('axe-core');
  const { passes, violations } = await axe.run(
    { include: [...elements] },
    { runOnly: [rule], elementRef: true, preload: false, resultTypes: ['passes', 'violations'] },
  );
  const nodesOf = (results: readonly Result[]): readonly NodeResult[] => results.flatMap(({ nodes }) => nodes);
  return {
    faults: nodesOf(violations).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    judged: new Set<Element | undefined>(nodesOf([...passes, ...violations]).map(({ element }) => element)),
  };
}

/** Elements that show a text of their own whose contrast matters. */
function shownTexts(): readonly Element[] {
  const found = new Set<Element>(document.body.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && node.textContent?.trim()) found.add(node.parentElement);
  }
  const heard = new Map<Element, boolean>();
  return [...found].filter((element) => {
    if (element.closest(EXEMPT) || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (isOnePixel(element) || isClippedAway(element, heard)) return false;
    // An input whose digits are drawn over it has no color of its own.
    return colorOf(styleOf(element).color)?.[3] !== 0;
  });
}

/** Text for screen readers alone stands in a box that is one pixel wide or high on purpose. */
function isOnePixel(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width <= 1 || height <= 1;
}

/** Whether such a box around an element clips all of it away. */
function isClippedAway(element: Element, known: Map<Element, boolean>): boolean {
  const box = element.parentElement;
  if (!box) return false;
  const before = known.get(box);
  if (before !== undefined) return before;
  const clipped = (isOnePixel(box) && getComputedStyle(box).clipPath !== 'none') || isClippedAway(box, known);
  known.set(box, clipped);
  return clipped;
}

/** No contrast is asked of what cannot be used. */
const EXEMPT = ':disabled, [aria-disabled="true"], [inert]';

/** What a dialog covers, and what is drawn for those who see. Axe leaves it out. */
const HIDDEN_FROM_AXE = '[aria-hidden="true"]';

/** What decides over the contrast of a text: its own style and what it stands on. */
function kindOf(text: Element, backgrounds: Map<Element, string>): string {
  const { color, fontSize, fontWeight, textShadow, forcedColorAdjust } = styleOf(text);
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
