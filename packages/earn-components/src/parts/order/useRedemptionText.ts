'use client';
import { useMessages } from '../../messages/index.ts';
import { type SubmissionText, useOrderText } from './SubmissionNotice.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

/** Text for a redemption whose outcome is not known: the text for an order, worded for a redemption. */
export function useRedemptionText(...order: Parameters<typeof useOrderText>): SubmissionText {
  const { t } = useMessages(partDialogMessages);
  return {
    ...useOrderText(...order),
    checkingTitle: t('earn.redemption.checking'),
    unresolvedTitle: t('earn.redemption.unresolved'),
  };
}
