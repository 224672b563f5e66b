'use client';
import { type ReactElement, type RefAttributes, forwardRef } from 'react';
import { type EarnPrompts, useFundingPasswordQuestion } from '@earnkit/hooks';
import { type LazyPlaceholderProps, type PartProps, lazyComponent } from '@earnkit/ui';
import { useLoadFailure } from '../parts/lazy/lazyDialog.tsx';
import type { FundingPasswordFormProps } from './FundingPasswordForm.tsx';

export interface FundingPasswordDialogProps extends PartProps {
  /** The prompts of the client, made with `createEarnPrompts`. */
  prompts: EarnPrompts;
}

const LazyForm = lazyComponent<FundingPasswordFormProps & RefAttributes<HTMLDivElement>>(
  async () => (await import('./FundingPasswordForm.tsx')).FundingPasswordForm,
  Waiting,
);

/** If the code cannot be loaded, the question is cancelled, which returns to the form with everything in it. */
function Waiting({ retry, question }: FundingPasswordFormProps & LazyPlaceholderProps): null {
  useLoadFailure(retry, question.cancel);
  return null;
}

/**
 * Asks for the funding password whenever a call needs it, one call at a time (SH-31 to SH-34, SH-38, AMB-004). The same call
 * continues with the password; after a wrong one the dialog asks again with the exchange's own text; cancelling returns to
 * the form with everything in it. `EarnArea` includes it; place it yourself only under an `EarnProvider` without an area.
 * Its code is loaded with the first question.
 */
export const FundingPasswordDialog = forwardRef<HTMLDivElement, FundingPasswordDialogProps>(function FundingPasswordDialog(
  { prompts, ...rest },
  ref,
): ReactElement | null {
  const question = useFundingPasswordQuestion(prompts);
  return question ? <LazyForm {...rest} ref={ref} key={question.id} question={question} /> : null;
});
