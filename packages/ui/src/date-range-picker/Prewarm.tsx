'use client';

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { RangePanel } from './RangePanel.tsx';
import { type RangePanelOptions, useRangePanel } from './useRangePanel.ts';

interface RehearsalProps extends RangePanelOptions {
  onDone: () => void;
}

/**
 * Draws the calendar once where nobody sees or hears it, while the page is idle. Code that runs for the first time is slow:
 * without this the first press waits half as long again as any later one.
 */
export function Prewarm({ onDone, ...options }: RehearsalProps) {
  const panel = useRangePanel(options, 2);
  const [nowhere] = useState(() => document.createElement('div'));
  useEffect(onDone, [onDone]);
  return createPortal(<RangePanel panel={panel} warningText={undefined} />, nowhere);
}
