import { focusedElement, targetOf, treeOf } from '../theme/tree.ts';

/*
 * A host can open something of its own above a dialog: a window to sign in, a menu; and so can an extension of the browser. It is used as
 * if the dialog were not there, and the dialog is as it was when it has gone.
 */

/** What of a page can be above a dialog by what it is, wherever it is drawn. */
const KINDS = 'dialog, [popover], [aria-modal="true"], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Ours: dialogs, menus and toasts. */
const OURS = '[data-earn-layer]';

/** Milliseconds in which the host returns the focus and the scrolling itself. */
const AFTER_HOST_MS = 50;

/** What is used above a dialog now. */
let foreign: Element | undefined;
let ended: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

/** What of the host is used above the dialogs now. */
export const foreignAbove = (): Element | undefined => foreign;

/** Calls back when something of the host comes to be used above the dialogs, or has gone. */
export function onForeignChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Calls back once nothing of the host is used above the dialogs, and it has put back what it changed; at once if nothing is. */
export function afterForeign(then: () => void): void {
  if (foreign === undefined) then();
  else ended = [...ended, then];
}

/** Everything on the page that could be above a dialog and was there before it. */
const kindsOnPage = (): ReadonlySet<Element> => new Set([...document.querySelectorAll(KINDS)].filter(isSeen));

/** An element that is not drawn is above nothing. A DOM for tests may draw none. */
const isSeen = (element: Element): boolean => element.isConnected && ('checkVisibility' in element ? element.checkVisibility() : true);

/** What is drawn at a point. A DOM for tests draws nothing. */
const drawnAt = (x: number, y: number): Element | null => ('elementFromPoint' in document ? document.elementFromPoint(x, y) : null);

function isOurs(element: Element, frame: Element): boolean {
  if (element.closest(OURS)) return true;
  const tree = treeOf(frame);
  return tree instanceof ShadowRoot && (element === tree.host || treeOf(element) === tree);
}

/**
 * What an element belongs to that is above a dialog: of a kind that was not there before the dialog, or simply drawn above it.
 *
 * @param frame the dialog with its backdrop.
 * @param before what was on the page before it.
 */
function foreignOf(target: EventTarget | null, frame: Element, before: ReadonlySet<Element>): Element | undefined {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement) return undefined;
  if (frame.contains(target) || isOurs(target, frame)) return undefined;
  const kind = target.closest(KINDS);
  if (kind && !before.has(kind) && !kind.contains(frame)) return kind;
  const tree = treeOf(target);
  const outer = tree instanceof ShadowRoot ? tree.host : target;
  const { left, top, width, height } = outer.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const covered = frame.getBoundingClientRect();
  if (x < covered.left || x > covered.right || y < covered.top || y > covered.bottom) return undefined;
  const hit = drawnAt(x, y);
  return hit && hit !== document.documentElement && !frame.contains(hit) && !isOurs(hit, frame) && outer.contains(hit) ? outer : undefined;
}

/** Whether a press was in something of the host that is above a dialog. */
export function isAbove(target: EventTarget | null, frame: Element | null): boolean {
  if (!(target instanceof Element) || !frame) return false;
  return target !== document.body && target !== document.documentElement && !frame.contains(target) && !isOurs(target, frame);
}

/** Whether a dialog covers what is used above it: a host may draw it lower. */
export function covers(frame: Element | null, element: Element | undefined): boolean {
  if (!frame || !element) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  return frame.contains(drawnAt(left + width / 2, top + height / 2));
}

/** Radix turns off the pointer of the body, and so of everything in it that is above a dialog. Here the backdrop covers the page. */
export function keepPointer(frame: Element | null): () => void {
  const layer = frame?.closest<HTMLElement>(OURS);
  if (!layer || (layer.parentElement !== document.body && layer.popover !== 'manual')) return () => undefined;
  const { style } = document.body;
  const observer = new MutationObserver(() => {
    if (style.pointerEvents === 'none') style.pointerEvents = '';
  });
  observer.observe(document.body, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}

/** What hides the page under a dialog from screen readers also hides what the host opens in it. */
function reveal(element: Element): () => void {
  const hidden: Element[] = [];
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.getAttribute('data-aria-hidden') === 'true') hidden.push(around);
  for (const around of hidden) around.removeAttribute('aria-hidden');
  return () => {
    for (const around of hidden) if (around.getAttribute('data-aria-hidden') === 'true') around.setAttribute('aria-hidden', 'true');
  };
}

/**
 * Lets what the host opens above a dialog have the focus, and follows it until it has gone. Call it before the dialog's focus trap begins.
 *
 * @param frame the dialog with its backdrop.
 * @returns a function that stops, which lets what is above be used until it has gone.
 */
export function yieldToForeign(frame: HTMLElement): () => void {
  const before = kindsOnPage();
  let within: Element | undefined;
  const begin = (element: Element): void => {
    if (element === foreign) return;
    foreign = element;
    follow(element, () => within);
    for (const listener of listeners) listener();
  };
  const onFocus = (event: FocusEvent): void => {
    const target = event.type === 'focusin' ? targetOf(event) : event.relatedTarget;
    if (event.type === 'focusin' && target instanceof Element && frame.contains(target)) within = target;
    const above = foreignOf(target, frame, before);
    if (above === undefined) return;
    // The trap would fetch the focus back, and a trap of the host would answer.
    event.stopImmediatePropagation();
    begin(above);
  };
  const onBlur = (): void => {
    // A frame of another page has the focus without an event.
    const focused = focusedElement();
    const above = focused instanceof HTMLIFrameElement ? foreignOf(focused, frame, before) : undefined;
    if (above) begin(above);
  };
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onFocus);
  addEventListener('blur', onBlur);
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onFocus);
    removeEventListener('blur', onBlur);
  };
}

/** Follows what is above until it is not seen any more or the focus is back in a dialog; then the focus returns. */
function follow(element: Element, within: () => Element | undefined): void {
  const hideAgain = reveal(element);
  const end = (): void => {
    if (foreign !== element) return stop();
    const focused = focusedElement();
    const isBack = focused !== null && focused.closest(OURS) !== null && !element.contains(focused);
    if (isSeen(element) && !isBack) return;
    stop();
    foreign = undefined;
    hideAgain();
    for (const listener of listeners) listener();
    setTimeout(() => {
      const now = focusedElement();
      const last = within();
      if ((now === null || now === document.body) && last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      const then = ended;
      ended = [];
      for (const each of then) each();
    }, AFTER_HOST_MS);
  };
  const observer = new MutationObserver(end);
  observer.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open', 'hidden', 'style', 'class'] });
  document.addEventListener('focusin', end);
  document.addEventListener('toggle', end, true);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
    document.removeEventListener('toggle', end, true);
  };
}
