'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { above } from '../floating/floating.css.ts';
import { useFloatingLayer } from '../floating/useFloatingLayer.ts';
import { Layer } from '../theme/Layer.tsx';
import { footer, popover } from './Calendar.css.ts';
import { PanelActions, PanelFacts } from './PanelActions.tsx';
import { RangePanel } from './RangePanel.tsx';
import type { RangeShellProps } from './rangeShellProps.ts';
import { type RangePanelOptions, useRangePanel } from './useRangePanel.ts';

/** The calendar beside its field: two months. Focus moves into it and stays until it closes. */
export function RangePopover({ field, trigger, label, id, warningText, ...options }: RangeShellProps) {
  const panel = useRangePanel(options, 2);
  const { ref, element, style, placed } = useFloatingLayer({
    anchor: field,
    gap: 6,
    // A press on the field already closes the calendar; closing it here too would reopen it.
    belongs: (target) => field.current?.contains(target) === true,
    onDismiss: options.onClose,
  });
  useLayoutEffect(() => {
    if (placed) element?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus({ preventScroll: true });
  }, [placed, element]);
  useEffect(() => {
    element?.addEventListener('keydown', keepTabInside);
    return () => element?.removeEventListener('keydown', keepTabInside);
  }, [element]);
  useEffect(
    () => () => {
      // Focus that a press outside has moved elsewhere stays there.
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) trigger.current?.focus({ preventScroll: true });
    },
    [trigger],
  );

  return (
    <Layer opener={() => trigger.current} className={above}>
      <div
        ref={ref}
        id={id}
        data-part="date-range-picker-calendar"
        className={popover}
        style={style}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
      >
        <RangePanel panel={panel} warningText={warningText} />
        <div className={footer}>
          <PanelFacts panel={panel} />
          <PanelActions panel={panel} />
        </div>
      </div>
    </Layer>
  );
}

/** Tab goes from the last control to the first, and back. */
function keepTabInside(event: KeyboardEvent): void {
  const { currentTarget: popover } = event;
  if (event.key !== 'Tab' || !(popover instanceof HTMLElement)) return;
  const stops = [...popover.querySelectorAll<HTMLElement>('button:enabled, input:enabled, [tabindex]')].filter(
    (stop) => stop.tabIndex >= 0 && stop.getClientRects().length > 0,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (event.target !== from && event.target !== popover) return;
  event.preventDefault();
  to?.focus();
}

/** Props of {@link Prewarm}. */
export interface PrewarmProps extends RangePanelOptions {
  /** Called once the calendar was drawn. */
  onDone: () => void;
}

/**
 * Draws the calendar once, invisible to everyone, and calls `onDone`. Code that runs for the first time is slow: without this the
 * first press waits twice as long as later ones.
 */
export function Prewarm({ onDone, ...options }: PrewarmProps) {
  const panel = useRangePanel(options, 2);
  const ref = useRef<HTMLDivElement>(null);
  // Reading a size computes styles and layout now; nothing else would before the calendar goes.
  useLayoutEffect(() => void ref.current?.offsetHeight);
  useEffect(onDone, [onDone]);
  return (
    <Layer opener={noOpener}>
      <div ref={ref} className={popover} style={{ visibility: 'hidden', position: 'fixed' }} aria-hidden="true">
        <RangePanel panel={panel} warningText={undefined} />
      </div>
    </Layer>
  );
}

const noOpener = (): undefined => undefined;
