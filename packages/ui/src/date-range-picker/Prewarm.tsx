'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { Layer } from '../theme/Layer.tsx';
import { popover } from './Calendar.css.ts';
import { RangePanel } from './RangePanel.tsx';
import { type RangePanelOptions, useRangePanel } from './useRangePanel.ts';

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
