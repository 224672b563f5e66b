'use client';
import { useMessages } from '../messages/index.ts';
import type { SubmissionText } from '../parts/order/SubmissionNotice.tsx';
import { partDialogMessages } from '../parts/dialogMessages.ts';
import { privateWealthDialogMessages } from './dialogMessages.ts';

/** Text for a purchase or redemption of units whose outcome is not known; the history of Simple Earn does not list it. */
export function useWealthText(order: 'purchase' | 'redeem'): SubmissionText {
  const { t } = useMessages(partDialogMessages, privateWealthDialogMessages);
  return {
    checkingTitle: t('earn.submission.checking'),
    checking: t('earn.submission.checkingText'),
    unresolvedTitle: t('earn.submission.unresolved'),
    unresolved: t(`earn.wealth.${order}.unresolved`),
  };
}
