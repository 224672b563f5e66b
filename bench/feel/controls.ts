import type { Page } from 'playwright';

/** A control of a page that is tried. */
export interface Control {
  /** What it is and how it is called, without figures and coins, so that of a table's rows one is tried. */
  readonly signature: string;
  readonly name: string;
  readonly kind: 'button' | 'link' | 'tab' | 'switch' | 'checkbox' | 'radio' | 'field' | 'list' | 'option';
}

/** What lies above the page, such as a dialog. */
export interface Above {
  readonly role: string;
  readonly name: string;
}

/** Controls that are not tried. */
export interface LeftOut {
  readonly selector: string;
  /** A pattern of names. */
  readonly name: string;
}

/** The attribute of the control that is tried next. */
export const NEXT = 'data-feel-next';

/** Finds the next control that was not tried, in what lies above the page where something does, and marks it. */
export const nextControl = (page: Page, tried: readonly string[], leftOut: LeftOut): Promise<Control | null> =>
  page.evaluate(findNext, [tried, leftOut, NEXT] as const);

/** In the page. */
function findNext([tried, leftOut, mark]: readonly [readonly string[], LeftOut, string]): Control | null {
  const KINDS: Readonly<Record<string, Control['kind']>> = {
    tab: 'tab',
    switch: 'switch',
    checkbox: 'checkbox',
    radio: 'radio',
    combobox: 'list',
    option: 'option',
    menuitem: 'option',
    menuitemradio: 'option',
    link: 'link',
  };
  const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const kindOf = (element: Element): Control['kind'] => {
    const role = element.getAttribute('role');
    if (role && KINDS[role]) return KINDS[role];
    if (element instanceof HTMLAnchorElement) return 'link';
    if (element instanceof HTMLSelectElement) return 'list';
    if (element instanceof HTMLInputElement) return element.type === 'checkbox' || element.type === 'radio' ? element.type : 'field';
    return 'button';
  };
  const nameOf = (element: Element): string => {
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') || labelledBy.join(' ').trim() || label || element.textContent || '';
    return name.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
  };
  document.querySelector(`[${mark}]`)?.removeAttribute(mark);
  const above = Array.from(document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')).filter(isShown);
  const scope = above.at(-1) ?? document.body;
  const where = scope === document.body ? '' : `${scope.getAttribute('role')} `;
  const controls = scope.querySelectorAll<HTMLElement>(
    'button, a[href], input:not([type=hidden], [type=file]), select, [role=tab], [role=option], [role^=menuitem], [role=switch], [role=checkbox], [role=radio]',
  );
  for (const control of controls) {
    if (!isShown(control) || control.closest('[aria-hidden=true], [inert], [disabled], [aria-disabled=true]')) continue;
    if (control.closest(leftOut.selector)) continue;
    if (control instanceof HTMLAnchorElement && (control.target === '_blank' || control.origin !== location.origin)) continue;
    const [kind, name] = [kindOf(control), nameOf(control)];
    if (new RegExp(leftOut.name).test(name)) continue;
    const signature = `${where}${kind} ${name.replaceAll(/[\d.,]+/g, '#').replaceAll(/\b[A-Z]{2,6}\d?\b/g, 'X')}`;
    if (tried.includes(signature)) continue;
    control.setAttribute(mark, '');
    return { signature, name, kind };
  }
  return null;
}

/** What lies above the page now. */
export const whatIsAbove = (page: Page): Promise<Above | null> =>
  page.evaluate(() => {
    const above = Array.from(document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .at(-1);
    if (!above) return null;
    const title = document.getElementById(above.getAttribute('aria-labelledby') ?? '')?.textContent;
    return { role: above.getAttribute('role') ?? '', name: (above.getAttribute('aria-label') ?? title ?? '').trim() };
  });
