import { partsOf, rememberJudged, unjudgedOf } from './lookedAt.ts';

/** How much a selector weighs: ids, then classes, attributes and pseudo-classes, then elements, as one number to compare. */
function specificityOf(selector: string): number {
  let weight = 0;
  let rest = selector.trim();
  while (rest !== '') {
    const nested = /^:(where|is|not|has)\(/.exec(rest);
    if (nested) {
      const end = closingOf(rest, nested[0].length);
      // `:where` weighs nothing, the others as their heaviest.
      if (nested[1] !== 'where')
        weight += Math.max(
          ...rest
            .slice(nested[0].length, end)
            .split(/,(?![^(]*\))/)
            .map(specificityOf),
        );
      rest = rest.slice(end + 1);
      continue;
    }
    const [, ...kinds] = /^(?:(#[\w-]+)|(\.[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)|([a-zA-Z][\w-]*)|.)/.exec(rest) ?? [];
    const kind = kinds.findIndex(Boolean);
    weight += [ID, CLASS, ELEMENT][kind] ?? 0;
    rest = rest.slice(kinds[kind]?.length ?? 1);
  }
  return weight;
}

const ELEMENT = 1;
const CLASS = 1000;
const ID = 1_000_000;

/** Place of the bracket that closes the one opened before `from`. */
function closingOf(text: string, from: number): number {
  let open = 1;
  for (let place = from; place < text.length; place++) {
    if (text[place] === '(') open++;
    if (text[place] === ')' && --open === 0) return place;
  }
  return text.length;
}

/*
 * No part may need another's stylesheet to come before or after its own: a bundler decides which comes first. Where two
 * sheets give one element the same property, their selectors have to settle it.
 */

interface Rule {
  /** Source file of the sheet. */
  readonly sheet: string;
  readonly layer: string;
  /** Without its states (hovered, pressed, focused), so that it is found while nothing is in them. */
  readonly selector: string;
  readonly pseudoElement: string;
  readonly specificity: number;
  readonly style: CSSStyleDeclaration;
}

/** The name under which judged parts are remembered. */
const LOOK = 'order of sheets';

/**
 * Fails a story in which the order of two sheets decides how an element looks. On request, a story is left out if an
 * earlier one had all of its parts.
 */
export async function refuseOrderedSheets(onlyNewParts: boolean): Promise<void> {
  const unjudged = onlyNewParts ? await unjudgedOf(LOOK, partsOf(document.body)) : [];
  if (onlyNewParts && unjudged.length === 0) return;
  refuseOrderedSheetsNow();
  if (onlyNewParts) await rememberJudged(LOOK, unjudged);
}

function refuseOrderedSheetsNow(): void {
  const sheets = new Map<string, Rule[]>();
  for (const rule of rulesOfParts()) sheets.set(rule.sheet, [...(sheets.get(rule.sheet) ?? []), rule]);
  const sheetsOf = new Map<Element, string[]>();
  for (const [sheet, rules] of sheets) {
    for (const element of document.body.querySelectorAll(rules.map(({ selector }) => selector).join(',')))
      sheetsOf.set(element, [...(sheetsOf.get(element) ?? []), sheet]);
  }
  const problems = new Set<string>();
  for (const [element, names] of sheetsOf) {
    if (names.length < 2) continue;
    const rules = names.flatMap((name) => sheets.get(name)?.filter(({ selector }) => element.matches(selector)) ?? []);
    for (const [index, rule] of rules.entries())
      for (const other of rules.slice(index + 1))
        for (const property of contested(rule, other)) problems.add(tell(element, property, rule, other));
  }
  if (problems.size > 0) throw new Error(`The order of stylesheets decides:\n${[...problems].join('\n')}`);
}

function tell(element: Element, property: string, ...rules: readonly Rule[]): string {
  return `${property} of <${element.localName}> by ${rules.map(({ sheet, selector }) => `${sheet} (${selector})`).join(' and ')}`;
}

/** Properties that both give, differently, and that neither wins by more than its place. */
function contested(a: Rule, b: Rule): string[] {
  if (a.sheet === b.sheet || a.layer !== b.layer || a.pseudoElement !== b.pseudoElement || a.specificity !== b.specificity) return [];
  const others = valuesOf(b.style);
  return [...valuesOf(a.style)].flatMap(([property, value]) => {
    const other = others.get(property);
    return other === undefined || other === value || isImportant(other) !== isImportant(value) ? [] : [property];
  });
}

const isImportant = (value: string): boolean => value.endsWith('!');

/** Longhands, under the names they have in a page written from left to right. */
function valuesOf(style: CSSStyleDeclaration): Map<string, string> {
  return new Map(
    Array.from(style, (name) => [
      name
        .replace('inline-start', 'left')
        .replace('inline-end', 'right')
        .replace('block-start', 'top')
        .replace('block-end', 'bottom')
        .replace('inline-size', 'width')
        .replace('block-size', 'height')
        .replace(/^inset-/, ''),
      `${style.getPropertyValue(name)}${style.getPropertyPriority(name) && '!'}`,
    ]),
  );
}

/** Every rule that applies now, of every sheet that a `.css.ts` wrote. */
function rulesOfParts(): Rule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    const file = sheet.ownerNode instanceof HTMLElement ? sheet.ownerNode.dataset['viteDevId'] : undefined;
    return file?.includes('.css.ts') ? rulesIn(sheet.cssRules, file.replace(/^.*\/(packages\/.*\.css\.ts).*$/, '$1'), '') : [];
  });
}

function rulesIn(rules: CSSRuleList, sheet: string, layer: string): Rule[] {
  return [...rules].flatMap((rule): Rule[] => {
    if (rule instanceof CSSLayerBlockRule) return rulesIn(rule.cssRules, sheet, `${layer}.${rule.name}`);
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules, sheet, layer) : [];
    if (rule instanceof CSSGroupingRule) return rulesIn(rule.cssRules, sheet, layer);
    if (!(rule instanceof CSSStyleRule)) return [];
    return rule.selectorText.split(/,(?![^(]*\))/).flatMap((part) => {
      const [whole = '', pseudoElement = ''] = part.trim().split(/(?=::)/);
      const selector = whole.replace(/:(?:hover|active|focus-visible|focus-within|focus)/g, '') || '*';
      // A state inside `:not()` leaves nothing to match by.
      if (!CSS.supports(`selector(${selector})`)) return [];
      return { sheet, layer, selector, pseudoElement, specificity: specificityOf(whole), style: rule.style };
    });
  });
}
