import { useEffect } from 'react';
import type { SubmissionStatus } from './submission.ts';

/**
 * Puts the amount of an order on its way into a field that is empty because the form, or the page, was opened anew since:
 * should nothing come of it, it is still there. What somebody typed is never replaced.
 */
export function useAmountUnderWay(
  status: SubmissionStatus<{ readonly amount: string }, unknown>,
  text: string,
  setText: (text: string) => void,
): void {
  const underWay = status.state === 'submitting' || status.state === 'checking' || status.state === 'unresolved';
  const amount = underWay ? status.request.amount : undefined;
  useEffect(() => {
    if (amount !== undefined && text === '') setText(amount);
  }, [amount, text, setText]);
}
