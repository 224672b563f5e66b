import { targetOf, treeOf } from './tree.ts';

/*
 * Radix reads `document.activeElement` and `event.target` on the document, which both name only the host of a shadow root. What depends
 * on them is done here: moving the focus with arrow keys and Tab, keeping it in a dialog, and telling a press inside from one outside.
 */

const served = new WeakMap<ShadowRoot, { users: number; readonly end: () => void }>();

/** Serves the layers and groups in a shadow root until the returned function is called. Several themes share one service. */
export function serveShadowRoot(root: ShadowRoot): () => void {
  const service = served.get(root) ?? { users: 0, end: start(root) };
  served.set(root, service);
  service.users += 1;
  return () => {
    service.users -= 1;
    if (service.users > 0) return;
    service.end();
    served.delete(root);
  };
}

function start(root: ShadowRoot): () => void {
  let byKey = false;
  let inside: HTMLElement | undefined;

  const onKeyDown = (event: Event): void => {
    byKey = true;
    if (event instanceof KeyboardEvent && event.target instanceof HTMLElement) moveFocus(event, event.target);
  };
  const onPointerDown = (): void => {
    byKey = false;
  };
  // A group of radios or tabs, or a menu, received the focus and passes it to one of its items.
  const onEntry = (event: Event): void => {
    const group = event.target;
    if (!(group instanceof HTMLElement)) return;
    event.preventDefault();
    if (group.getAttribute('role') === 'menu' && !byKey) return;
    const items = itemsOf(group);
    const current =
      items.find((item) => /^(active|checked|on)$/.test(item.dataset['state'] ?? '')) ?? items.find((item) => item.tabIndex === 0);
    (current ?? items[0])?.focus({ preventScroll: true });
  };
  const onLayerFocus = (event: Event): void => {
    const layer = event.target;
    if (!(layer instanceof HTMLElement) || layer.closest('[data-earn-dialog]')) return;
    event.preventDefault();
    const [first] = layer.role === 'menu' ? [] : stopsIn(layer).filter((stop) => stop.tagName !== 'A');
    (first ?? layer).focus({ preventScroll: true });
  };
  // A toast belongs to every layer, and the trigger of an open popover closes it by itself.
  const keepPress = (event: Event): void => {
    const target = targetOf(event);
    if (!(target instanceof Element) || !root.contains(target)) return;
    if (target.closest('[data-earn-toasts], [aria-haspopup="dialog"][aria-expanded="true"]')) event.stopPropagation();
  };
  const onFocusIn = (event: Event): void => {
    const target = targetOf(event);
    if (!(target instanceof HTMLElement)) return;
    if (target.closest('[data-earn-layer]') && root.contains(target)) inside = target;
    else if (root.querySelector(MODAL) && inside?.isConnected) inside.focus({ preventScroll: true });
  };

  const whole = hiddenByRadix(root);
  let hidden: readonly Element[] = [];
  const hideOthers = (): void => {
    const dialogs = root.querySelectorAll(MODAL);
    const others = outside(dialogs[dialogs.length - 1]);
    for (const element of hidden) if (!others.includes(element)) element.removeAttribute('aria-hidden');
    for (const element of others) element.setAttribute('aria-hidden', 'true');
    hidden = others;
    if (dialogs.length > 0 && whole?.hasAttribute('data-aria-hidden')) whole.removeAttribute('aria-hidden');
  };
  const dialogs = new MutationObserver(hideOthers);
  dialogs.observe(root, { childList: true, subtree: true });
  if (whole) dialogs.observe(whole, { attributeFilter: ['aria-hidden'] });
  hideOthers();

  const listeners: readonly [EventTarget, string, (event: Event) => void, boolean][] = [
    [root, 'keydown', onKeyDown, true],
    [root, 'pointerdown', onPointerDown, true],
    [root, 'rovingFocusGroup.onEntryFocus', onEntry, true],
    [root, 'focusScope.autoFocusOnMount', onLayerFocus, true],
    [root.host, 'pointerdown', keepPress, false],
    [root, 'focusin', onFocusIn, true],
    [root.ownerDocument, 'focusin', onFocusIn, true],
  ];
  for (const [target, type, listener, capture] of listeners) target.addEventListener(type, listener, capture);
  return () => {
    dialogs.disconnect();
    for (const [target, type, listener, capture] of listeners) target.removeEventListener(type, listener, capture);
  };
}

const MODAL = '[data-earn-dialog]:not([data-covered])';
const ITEM = '[data-radix-collection-item]';

/** Elements beside the layer of a dialog, in its shadow root and in those around it, which screen readers may not reach meanwhile. */
function outside(dialog: Element | undefined): readonly Element[] {
  const others: Element[] = [];
  let inner: Element | null = dialog?.closest('[data-earn-layer]') ?? null;
  while (inner && treeOf(inner) instanceof ShadowRoot) {
    const parent = inner.parentNode as Element | ShadowRoot;
    for (const element of parent.children)
      if (element !== inner && !element.matches('[data-earn-layer], [aria-live], style, link, script') && !isHiddenByOthers(element))
        others.push(element);
    inner = parent instanceof ShadowRoot ? parent.host : parent;
  }
  return others;
}

/**
 * For a shadow root in another, the element of the body that it is in. Radix finds the way out of one root only: it then hides all of the
 * body, with the dialog.
 */
function hiddenByRadix(root: ShadowRoot): Element | undefined {
  if (treeOf(root.host) === root.ownerDocument) return undefined;
  let host = root.host;
  for (let tree = treeOf(host); tree instanceof ShadowRoot; tree = treeOf(host)) host = tree.host;
  return [...root.ownerDocument.body.children].find((element) => element.contains(host));
}

/** Marks what was hidden here, so that an element hidden by its owner stays hidden. */
const ours = new WeakSet<Element>();
function isHiddenByOthers(element: Element): boolean {
  if (element.getAttribute('aria-hidden') === 'true' && !ours.has(element)) return true;
  ours.add(element);
  return false;
}

function moveFocus(event: KeyboardEvent, from: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (event.key === 'Tab') {
    const layer = from.closest<HTMLElement>('[data-earn-layer] :is([role="dialog"], [role="alertdialog"]), [data-earn-toasts]');
    if (layer) moveByTab(event, from, layer);
  } else if (from.matches(ITEM) || from.role === 'menu') moveByArrow(event, from);
}

/** In a dialog and in a popover Tab goes around; among toasts it goes on to what is after them. */
function moveByTab(event: KeyboardEvent, from: HTMLElement, layer: HTMLElement): void {
  const stops = stopsIn(layer);
  const at = stops.indexOf(from);
  const toasts = layer.matches('[data-earn-toasts]');
  // Not to the list of toasts itself, which would walk through all of them.
  if (toasts) event.stopPropagation();
  const last = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!last || toasts) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

function moveByArrow(event: KeyboardEvent, from: HTMLElement): void {
  const isMenu = from.role === 'menu';
  const group = isMenu ? from : groupOf(from);
  if (!group || event.shiftKey) return;
  const items = itemsOf(group);
  const orientation = isMenu || group.role === 'menu' ? 'vertical' : from.dataset['orientation'];
  const mirrored = getComputedStyle(from).direction === 'rtl';
  const step = stepOf(event.key, orientation, mirrored);
  if (step === undefined) return;
  event.preventDefault();
  const at = items.indexOf(from);
  const next = step === 'first' ? 0 : step === 'last' ? items.length - 1 : at < 0 ? (step > 0 ? 0 : items.length - 1) : at + step;
  const item = items[(next + items.length) % items.length];
  item?.focus();
  // A radio is chosen with the focus.
  if (item?.role === 'radio' && item !== from) item.click();
}

/** The number of items that a key moves by, or to which end. */
function stepOf(key: string, orientation: string | undefined, mirrored: boolean): number | 'first' | 'last' | undefined {
  if (key === 'Home' || key === 'PageUp') return 'first';
  if (key === 'End' || key === 'PageDown') return 'last';
  if (orientation !== 'horizontal' && key === 'ArrowDown') return 1;
  if (orientation !== 'horizontal' && key === 'ArrowUp') return -1;
  if (orientation !== 'vertical' && key === 'ArrowRight') return mirrored ? -1 : 1;
  if (orientation !== 'vertical' && key === 'ArrowLeft') return mirrored ? 1 : -1;
  return undefined;
}

const groupOf = (item: HTMLElement): HTMLElement | null =>
  item.parentElement?.closest<HTMLElement>('[role="menu"], [role="tablist"], [role="radiogroup"], [role="toolbar"], [role="group"]') ??
  null;

const itemsOf = (group: HTMLElement): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(ITEM)].filter((item) => !item.matches(':disabled, [data-disabled], [aria-disabled="true"]'));

const stopsIn = (layer: HTMLElement): HTMLElement[] =>
  [...layer.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [type="hidden"]') && stop.checkVisibility({ visibilityProperty: true }),
  );
