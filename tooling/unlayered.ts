/*
 * Writes a built sheet without its cascade layers, for a host whose own rules stand in none: they would win over every layer.
 *
 * The rules stand in the order of their layers. Each selector gets the specificity of two elements more, so that it wins over what a reset
 * selects by elements and an attribute, wherever the reset stands; a rule of a product with two classes wins over ours. Custom properties keep theirs: no reset sets one, and a product's `.radix-themes { --earn-color-page: … }` has to win.
 * Preferences, which a layer puts above every part, become important, and so do cursors: Bootstrap gives every button a pointer, with the
 * specificity of two classes.
 */

/** The layer whose rules win over those of every part. */
const ABOVE_ALL = 'earn.preferences';

/** True of every element of a part, with the specificity of two elements: a reset may write `html [type=button]`. */
const RAISE = ':not(x y)';

/** Splits minified CSS at a character that stands in no bracket and no string. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth === 0 && quote === '' && (character === separator || (separator === '}' && character === '}'))) {
      parts.push(text.slice(start, separator === '}' ? at + 1 : at));
      start = at + 1;
    }
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

/** A rule of minified CSS: what stands before its block, and the block. A statement such as `@layer a;` has none. */
export interface CssRule {
  readonly head: string;
  readonly body: string | undefined;
}

/** The rules of a sheet or of a block, in order. */
export const rulesOf = (css: string): CssRule[] =>
  splitAt(css, '}').flatMap((text) => {
    const block = text.indexOf('{');
    const before = block === -1 ? text : text.slice(0, block);
    const statements = splitAt(before, ';');
    const head = block === -1 ? undefined : (statements.pop() ?? '');
    return [
      ...statements.filter(Boolean).map((statement) => ({ head: statement, body: undefined })),
      ...(head === undefined ? [] : [{ head, body: text.slice(block + 1, -1) }]),
    ];
  });

/** The selector, more specific: before its pseudo-element, if it has one. */
const raised = (selector: string): string => {
  const [, element = selector, pseudo = ''] = /^(.*?)(:(?::[\w-]+(?:\(.*\))?|before|after|placeholder))?$/s.exec(selector) ?? [];
  return `${element}${RAISE}${pseudo}`;
};

const important = (declaration: string): string => (declaration.endsWith('!important') ? declaration : `${declaration}!important`);

/** A rule of a layer, outside it. */
function freed({ head, body }: CssRule, isAboveAll: boolean): string {
  if (body === undefined) return `${head};`;
  if (/^@(?:media|supports|container)/.test(head))
    return `${head}{${rulesOf(body)
      .map((rule) => freed(rule, isAboveAll))
      .join('')}}`;
  if (head.startsWith('@')) return `${head}{${body}}`;
  const declarations = splitAt(body, ';').filter(Boolean);
  const variables = declarations.filter((one) => one.startsWith('--'));
  const others = declarations
    .filter((one) => !one.startsWith('--'))
    .map((one) => (isAboveAll || one.startsWith('cursor:') ? important(one) : one));
  const withDeclarations = (selectors: string, kept: readonly string[]): string =>
    kept.length > 0 ? `${selectors}{${kept.join(';')}}` : '';
  return withDeclarations(head, variables) + withDeclarations(splitAt(head, ',').map(raised).join(), others);
}

/** A built, minified sheet without its layers. */
export const unlayered = (sheet: string): string =>
  rulesOf(sheet)
    .map((rule) => {
      if (!rule.head.startsWith('@layer')) return freed(rule, false);
      const isAboveAll = rule.head === `@layer ${ABOVE_ALL}`;
      return rulesOf(rule.body ?? '')
        .map((inner) => freed(inner, isAboveAll))
        .join('');
    })
    .join('');
