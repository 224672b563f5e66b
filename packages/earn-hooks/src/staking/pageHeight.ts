const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** What is left free above and below a dialog, in CSS pixels. */
const AROUND_DIALOG = 24;

/** The height of the content of the page, whatever the height of the window. */
const contentHeight = (): number => {
  const { marginTop, marginBottom } = getComputedStyle(document.body);
  return document.body.getBoundingClientRect().height + parseFloat(marginTop) + parseFloat(marginBottom);
};

/** How high the window has to be for a dialog: as high as it is, or higher than now by what it scrolls. */
function heightFor(dialog: Element): number {
  let hidden = 0;
  for (const part of [dialog, ...dialog.querySelectorAll('*')]) {
    const beyond = part.scrollHeight - part.clientHeight;
    if (beyond > 1 && /auto|scroll/.test(getComputedStyle(part).overflowY)) hidden = Math.max(hidden, beyond);
  }
  return hidden > 0 ? innerHeight + hidden : dialog.getBoundingClientRect().height + 2 * AROUND_DIALOG;
}

/**
 * Tells the height of the page at once and when it changes, at most once a frame. While a dialog is open the height only grows: a dialog
 * may be higher in a higher window, and would follow it without end.
 *
 * @returns a function that ends it.
 */
export function watchPageHeight(tell: (height: number) => void): () => void {
  let told = 0;
  let asked: number | undefined;
  const measure = (): void => {
    asked = undefined;
    // A frame that the parent page shows without a width, in a closed panel for example: each word would be a line.
    if (innerWidth === 0) return;
    const dialogs = [...document.querySelectorAll(DIALOGS)];
    const height = Math.ceil(Math.max(contentHeight(), ...dialogs.map(heightFor), dialogs.length > 0 ? told : 0));
    if (height === told) return;
    told = height;
    tell(height);
  };
  const ask = (): void => {
    asked ??= requestAnimationFrame(measure);
  };
  const sizes = new ResizeObserver(ask);
  sizes.observe(document.body);
  const changes = new MutationObserver(ask);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['hidden', 'open', 'aria-expanded'],
  });
  addEventListener('resize', ask);
  ask();
  return () => {
    if (asked !== undefined) cancelAnimationFrame(asked);
    sizes.disconnect();
    changes.disconnect();
    removeEventListener('resize', ask);
  };
}
