'use client';
import { type ReactElement, forwardRef } from 'react';
import { HISTORY_DIALOG_PAGE_SIZE, type HistoryProduct } from '@earnkit/hooks';
import { Dialog } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { HistoryTabs } from '../earn-history/HistoryTabs.tsx';
import { historyMessages } from '../historyMessages.ts';

export interface HistoryDialogProps extends DialogOpenProps {
  /** The tab at first. @default 'flexible' */
  defaultProduct?: HistoryProduct | undefined;
}

/** The history of Simple Earn in a dialog, six records to a page (SE-H-04, SE-H-12). */
export const HistoryDialog = forwardRef<HTMLDivElement, HistoryDialogProps>(function HistoryDialog(
  { defaultProduct, ...dialog },
  ref,
): ReactElement {
  const { t } = useMessages(historyMessages);
  return (
    <Dialog grows data-part="history-dialog" {...dialog} ref={ref} title={t('earn.records.title')} size="3">
      <HistoryTabs defaultProduct={defaultProduct} pageSize={HISTORY_DIALOG_PAGE_SIZE} compact />
    </Dialog>
  );
});
