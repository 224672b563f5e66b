/*
 * What the doctor runs in the page. Each function is sent as text, so it uses nothing from outside of itself.
 */

/** What a policy of the page stopped. */
interface Violation {
  readonly directive: string;
  readonly blocked: string;
  readonly place: string;
}

/** What the page says of itself. */
export interface PageFacts {
  /** Whether there is an earn area or a part of it. */
  readonly area: boolean;
  /** Package and version of each copy of a package that runs. */
  readonly packages: readonly string[];
  readonly violations: readonly Violation[];
  /** What covers the place where dialogs open; `undefined` where nothing does. */
  readonly cover: { readonly element: string; readonly zIndex: string; readonly layer: string } | undefined;
  /** What took the focus from a dialog; `undefined` where nothing did. */
  readonly thief: string | undefined;
  /** What moves everything that is fixed to the window, such as `transform` of the body. */
  readonly moved: string | undefined;
  /** Where the page is dark and the area light, or the other way round. */
  readonly grounds: { readonly page: string; readonly area: string } | undefined;
  /** Whether a phone shows the page in its own width. */
  readonly viewport: boolean;
}

/** A sheet of ours. */
interface OwnSheet {
  readonly name: 'ui' | 'components';
  /** Whether its rules stand in cascade layers. */
  readonly layered: boolean;
  /** The address of the sheet. */
  readonly place: string;
}

/** A rule of the page for bare elements that changes how a part looks. */
interface Overruling {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** What the property would be without the rule. */
  readonly instead: string;
  /** How many elements of parts it changes. */
  readonly elements: number;
  /** The address of the sheet, with line and column where they are found. */
  readonly place: string;
}

/** What the page's CSS is. */
export interface SheetFacts {
  /** In the order in which they stand. */
  readonly sheets: readonly OwnSheet[];
  readonly overruled: readonly Overruling[];
}

/** Runs before the page's own scripts. */
export function watchPage(): void {
  const violations: Violation[] = [];
  Object.assign(globalThis, { earnkitDoctor: violations });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber }) => {
    violations.push({
      directive: effectiveDirective,
      blocked: blockedURI,
      place: `${sourceFile || document.URL}:${lineNumber}:${columnNumber}`,
    });
  });
}

/** The elements of parts, also in shadow roots. */
export function partsOf(): Element[] {
  const found: Element[] = [];
  const look = (root: Document | ShadowRoot): void => {
    found.push(...root.querySelectorAll('.radix-themes, .radix-themes *'));
    for (const element of root.querySelectorAll('*')) if (element.shadowRoot) look(element.shadowRoot);
  };
  look(document);
  return found;
}

/** Loads the code of dialogs as a pointer above a button does. It opens none. */
export function warmDialogs(elements: readonly Element[]): void {
  for (const button of elements.filter(({ tagName }) => tagName === 'BUTTON'))
    for (const type of ['pointerover', 'focusin']) button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
}

/** Reads the page, and tries how a dialog would stand in it. */
export async function readPage(elements: readonly Element[]): Promise<PageFacts> {
  const nameOf = (element: Element): string =>
    [element.tagName.toLowerCase(), element.id && `#${element.id}`, ...[...element.classList].slice(0, 3).map((name) => `.${name}`)].join(
      '',
    );
  const theme = elements.find((element) => element.matches('.radix-themes:not([data-earn-layer])'));
  const layerOrder = (theme && getComputedStyle(theme).getPropertyValue('--earn-layer-dialog').trim()) || '10000';

  const layer = document.createElement('div');
  layer.style.cssText = `position:fixed;inset:0;z-index:${layerOrder};border:0;margin:0;padding:0`;
  layer.innerHTML = '<div role="dialog" aria-modal="true" aria-label="Earnkit doctor"><button type="button">Close</button></div>';
  document.body.append(layer);
  const button = layer.querySelector('button');

  // A tooltip of ours may be open, and stands above dialogs on purpose.
  const middle = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find((element) => !element.closest('[data-earn-layer]'));
  let top = middle && !layer.contains(middle) ? middle : undefined;
  while (top?.parentElement && getComputedStyle(top).zIndex === 'auto' && top.parentElement !== document.body) top = top.parentElement;
  const mover = [document.body, document.documentElement].find((element) => {
    const { transform, filter, perspective, contain } = getComputedStyle(element);
    return (
      transform !== 'none' ||
      perspective !== 'none' ||
      (filter !== 'none' && element === document.body) ||
      /paint|layout|strict|content/.test(contain)
    );
  });

  const before = document.activeElement;
  button?.focus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  const now = document.activeElement;
  const thief = now && !layer.contains(now) ? nameOf(now) : undefined;
  if (before instanceof HTMLElement) before.focus();
  layer.remove();

  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  /** From 0 for black to 255 for white; `undefined` for what lets the ground through. */
  const lightOf = (color: string): number | undefined => {
    if (!canvas) return undefined;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return alpha < 128 ? undefined : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let around = theme?.parentElement ?? null;
  while (around && lightOf(getComputedStyle(around).backgroundColor) === undefined) around = around.parentElement;
  const page = around ? getComputedStyle(around).backgroundColor : undefined;
  const area = theme && getComputedStyle(theme).getPropertyValue('--earn-color-page').trim();
  const [pageLight, areaLight] = [page && lightOf(page), area && lightOf(area)];
  const differ =
    typeof pageLight === 'number' &&
    typeof areaLight === 'number' &&
    Math.min(pageLight, areaLight) < 80 &&
    Math.max(pageLight, areaLight) > 170;

  return {
    area: theme !== undefined,
    packages: (globalThis as { [name: symbol]: readonly string[] | undefined })[Symbol.for('earnkit')] ?? [],
    violations: (globalThis as { earnkitDoctor?: readonly Violation[] }).earnkitDoctor ?? [],
    cover: top && { element: nameOf(top), zIndex: getComputedStyle(top).zIndex, layer: layerOrder },
    thief,
    moved: mover && nameOf(mover),
    grounds: differ && page && area ? { page: `${page} of ${around ? nameOf(around) : ''}`, area } : undefined,
    viewport: document.querySelector('meta[name="viewport"][content*="width=device-width"]') !== null,
  };
}

/** Reads which sheets of ours stand in which order, and which rules of the page for bare elements change how parts look. */
export async function readSheets(parts: readonly Element[]): Promise<SheetFacts> {
  /** One element of each kind. */
  const kinds = [
    ...new Map(parts.map((part) => [`${part.tagName} ${part.getAttribute('class')} ${part.getAttribute('data-part')}`, part])).values(),
  ];
  const roots = new Set([document, ...parts.map((part) => part.getRootNode() as Document | ShadowRoot)]);
  const sheets: OwnSheet[] = [];
  const bare: { readonly rule: CSSStyleRule; readonly sheet: CSSStyleSheet }[] = [];
  const look = (rules: CSSRuleList, sheet: CSSStyleSheet, layers: string): void => {
    for (const rule of rules) {
      if (rule instanceof CSSLayerBlockRule) look(rule.cssRules, sheet, `${layers}.${rule.name}`);
      else if (rule instanceof CSSImportRule) {
        if (rule.styleSheet) read(rule.styleSheet, rule.layerName === null ? layers : `${layers}.${rule.layerName}`);
      } else if (rule instanceof CSSStyleRule) {
        for (const name of ['ui', 'components'] as const)
          if (rule.style.getPropertyValue(`--earn-sheet-${name}`).trim() === '1')
            sheets.push({ name, layered: layers !== '', place: sheet.href ?? 'a <style> of the page' });
        const isOurs = /\.(?:earn|radix)(?:\.|$)/.test(layers) || rule.selectorText.includes(':not(x y)');
        if (!isOurs && !/[.#]|\[(?!type|disabled|hidden|role)/.test(rule.selectorText)) bare.push({ rule, sheet });
        look(rule.cssRules, sheet, layers);
      } else if ('cssRules' in rule) look(rule.cssRules as CSSRuleList, sheet, layers);
    }
  };
  const read = (sheet: CSSStyleSheet, layers: string): void => {
    let rules: CSSRuleList;
    try {
      rules = sheet.cssRules;
    } catch {
      // A sheet of another origin, whose rules no script may read.
      return;
    }
    if (!sheet.disabled) look(rules, sheet, layers);
  };
  for (const root of roots) for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) read(sheet, '');

  const placeOf = async (sheet: CSSStyleSheet, selector: string): Promise<string> => {
    const address = sheet.href ?? 'a <style> of the page';
    const text =
      sheet.href === null
        ? (sheet.ownerNode?.textContent ?? '')
        : // oxlint-disable-next-line no-restricted-globals -- a sheet of the page, read by the doctor and by no component
          await fetch(sheet.href).then(
            (answer) => answer.text(),
            () => '',
          );
    const pattern = selector
      .split(/\s+/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/,$/, '\\s*,'))
      .join('\\s*');
    const at = text.search(new RegExp(`${pattern}\\s*\\{`));
    if (at < 0) return address;
    const before = text.slice(0, at).split('\n');
    return `${address}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  };
  const seen =
    /^(?:(?:min-|max-)?(?:width|height)|padding|margin|border|background|color$|opacity$|visibility$|display$|box-shadow$|font|line-height$|text-|letter-spacing$|list-style|appearance$)/;
  const overruled: Overruling[] = [];
  for (const { rule, sheet } of bare) {
    const matched = kinds.filter((part) => part.matches(rule.selectorText));
    const properties = [...rule.style].filter((property) => seen.test(property));
    if (matched.length === 0 || properties.length === 0) continue;
    const stylesOf = (): readonly string[][] =>
      matched.map((part) => {
        const style = getComputedStyle(part);
        return properties.map((property) => style.getPropertyValue(property));
      });
    const text = rule.style.cssText;
    const now = stylesOf();
    rule.style.cssText = '';
    const without = stylesOf();
    rule.style.cssText = text;
    const changed = now.flatMap((values, index) => {
      const at = values.findIndex((value, column) => value !== without[index]?.[column]);
      return at < 0 ? [] : [{ property: properties[at] ?? '', value: values[at] ?? '', instead: without[index]?.[at] ?? '' }];
    });
    const [first] = changed;
    if (first)
      overruled.push({ selector: rule.selectorText, ...first, elements: changed.length, place: await placeOf(sheet, rule.selectorText) });
  }
  return { sheets, overruled };
}
