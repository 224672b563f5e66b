import { defaultRangeExtractor, elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { focusedElement } from '../theme/tree.ts';
import { type RowWindow, windowOf, withFocused } from './rowWindow.ts';

/** Rows drawn above and below those in view. */
const OVERSCAN = 5;

/** Data of a virtual list. */
export interface WatchedRows {
  count: number;
  /** Height of a row in CSS pixels, where it was not measured. */
  height: number;
  measured: boolean;
  /** Names a row, so that its height is remembered wherever it moves. */
  keyOf: (index: number) => string;
}

/** Follows the scrolling of a virtual list. */
export interface RowWatcher {
  /** The rows are others now. */
  update: (rows: WatchedRows) => void;
  /** Other rows were drawn. */
  drawn: () => void;
  stop: () => void;
}

/**
 * Reports which rows to draw while `scroller` scrolls. Rows carry their index as `data-index`; where a row is drawn by
 * more than one element, all carry it. `now` asks to draw before the next frame, so that no frame shows a gap.
 */
export function watchRows(scroller: HTMLElement, first: WatchedRows, onWindow: (window: RowWindow, now: boolean) => void): RowWatcher {
  let rows = first;
  let focused = -1;
  let batch: { now: boolean } | undefined;

  const rangeExtractor = (range: Parameters<typeof defaultRangeExtractor>[0]) =>
    withFocused(defaultRangeExtractor(range), focused, range.count);
  const estimateSize = () => rows.height;
  const options = () => ({
    count: rows.count,
    getScrollElement: () => scroller,
    estimateSize,
    // Who scrolls before this was loaded is found where they are.
    initialOffset: () => scroller.scrollTop,
    overscan: OVERSCAN,
    rangeExtractor,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    onChange: (_: unknown, now: boolean) => {
      if (batch) batch.now ||= now;
      else show(now);
    },
    // Without heights of their own rows need no names.
    ...(rows.measured && { getItemKey: rows.keyOf }),
  });
  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(options());
  const show = (now: boolean) => onWindow(windowOf(virtualizer.getVirtualItems(), virtualizer.getTotalSize()), now);

  /** Corrects heights; whether that has to be drawn before the next frame. */
  const correct = (indexes: ReadonlySet<number>): boolean => {
    batch = { now: false };
    for (const index of indexes) {
      const height = heightOf(scroller, index);
      if (height > 0) virtualizer.resizeItem(index, height);
    }
    const { now } = batch;
    batch = undefined;
    return now;
  };
  const observed = new Set<Element>();
  let delivering = false;
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    delivering = true;
    show(correct(new Set(entries.map(({ target }) => indexOf(target)))));
    delivering = false;
  });
  const drawn = () => {
    if (!rows.measured) return;
    const left = new Set<number>();
    for (const element of observed) {
      if (element.isConnected) continue;
      observer.unobserve(element);
      observed.delete(element);
      left.add(indexOf(element));
    }
    // Observing during a resize callback would raise a "ResizeObserver loop" error.
    if (delivering) {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(drawn);
      return;
    }
    for (const element of scroller.querySelectorAll('[data-index]')) {
      if (observed.has(element)) continue;
      observed.add(element);
      observer.observe(element);
    }
    // Of a row that was closed a part has left.
    if (left.size > 0) {
      correct(left);
      show(false);
    }
  };

  const handleFocusIn = ({ target }: FocusEvent) => {
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    focused = row && scroller.contains(row) ? indexOf(row) : -1;
  };
  // A window that regains focus restores it to the same element.
  const handleFocusOut = () => {
    if (document.hasFocus()) focused = -1;
  };
  scroller.addEventListener('focusin', handleFocusIn);
  scroller.addEventListener('focusout', handleFocusOut);
  // What was focused before this was loaded.
  const active = focusedElement();
  if (scroller.contains(active)) handleFocusIn({ target: active } as unknown as FocusEvent);

  const { _didMount: mount, _willUpdate: attach } = virtualizer;
  const unmount = mount();
  attach();
  drawn();
  show(false);

  return {
    update(next) {
      rows = next;
      virtualizer.setOptions(options());
      attach();
      show(false);
    },
    drawn,
    stop() {
      unmount();
      cancelAnimationFrame(frame);
      observer.disconnect();
      scroller.removeEventListener('focusin', handleFocusIn);
      scroller.removeEventListener('focusout', handleFocusOut);
    },
  };
}

const indexOf = (element: Element): number => Number(element.getAttribute('data-index'));

/** Height of a row with the space below it: of all elements that draw it. */
function heightOf(scroller: HTMLElement, index: number): number {
  let height = 0;
  for (const element of scroller.querySelectorAll<HTMLElement>(`[data-index="${index}"]`))
    height += element.getBoundingClientRect().height + (Number.parseFloat(getComputedStyle(element).marginBlockEnd) || 0);
  return height;
}
