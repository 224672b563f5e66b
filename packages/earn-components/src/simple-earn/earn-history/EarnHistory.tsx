'use client';
import { forwardRef } from 'react';
import { type EarnHistoryProps, HistoryTabs } from './HistoryTabs.tsx';

/** The person's history of flexible and of fixed Simple Earn, with filters and a file of the shown range (SE-H-04 to SE-H-15). */
export const EarnHistory = forwardRef<HTMLDivElement, EarnHistoryProps>(function EarnHistory(props, ref) {
  return <HistoryTabs {...props} ref={ref} />;
});
