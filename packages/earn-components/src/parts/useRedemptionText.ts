'use client';
import { useMessages } from '../messages/index.ts';
import { redemptionMessages } from './redemptionMessages.ts';
import { type SubmissionText, useOrderText } from './SubmissionNotice.tsx';

/** Text for a redemption whose outcome is not known: that of an order, which speaks of a redemption. */
export function useRedemptionText(submission: Parameters<typeof useOrderText>[0]): SubmissionText {
  const { t } = useMessages(redemptionMessages);
  return {
    ...useOrderText(submission),
    checkingTitle: t('earn.redemption.checking'),
    unresolvedTitle: t('earn.redemption.unresolved'),
  };
}
