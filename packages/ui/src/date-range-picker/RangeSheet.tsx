'use client';

import { DialogShell } from '../dialog/DialogShell.tsx';
import { PanelActions, PanelFacts } from './PanelActions.tsx';
import { RangePanel } from './RangePanel.tsx';
import type { RangeShellProps } from './rangeShellProps.ts';
import { useRangePanel } from './useRangePanel.ts';

/** The calendar on a phone: a sheet from below with one month. */
export function RangeSheet({ label, warningText, ...options }: RangeShellProps) {
  const panel = useRangePanel(options, 1);
  return (
    <DialogShell open onOpenChange={(open) => !open && options.onClose()} title={label} footer={<PanelActions panel={panel} />}>
      <RangePanel panel={panel} warningText={warningText} />
      <PanelFacts panel={panel} />
    </DialogShell>
  );
}
