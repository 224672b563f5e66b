'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Decimal } from '@earnkit/core';
import type { AmountFlow } from '@earnkit/hooks';
import { DecimalInput } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useTypingPaused } from './useTypingPaused.ts';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  /** The order being made, as `useFlexibleSubscribe` and its siblings return it. */
  flow: Pick<AmountFlow<unknown, unknown>, 'asset' | 'amount' | 'setAmount' | 'setMax' | 'decimals' | 'assessment'> & {
    readonly submission: Pick<AmountFlow<unknown, unknown>['submission'], 'pending'>;
  };
  /** The available amount, beside the label. @default nothing */
  available?: ReactNode;
  /** The largest amount that the field takes. A larger one is replaced by it, with a hint. @default no maximum */
  cap?: Decimal | undefined;
  /** Text below the field while there is no error. @default nothing */
  hint?: ReactNode;
}

/**
 * The amount of an order, with Max inside and the first reason against it below, once the person has stopped typing
 * (SE-36, SE-51, SE-F-25). Read-only while the order is being sent.
 */
export function AmountField({ flow, available, cap, hint }: AmountFieldProps): ReactElement {
  const { t, noticeText } = useMessages();
  const { asset, amount, setAmount, setMax, decimals, assessment, submission } = flow;
  const paused = useTypingPaused(amount);
  const reason = assessment.state === 'blocked' && paused ? assessment.reasons[0] : undefined;
  return (
    <DecimalInput
      label={t('earn.amount.label')}
      value={amount}
      onValueChange={setAmount}
      decimals={decimals}
      {...(cap !== undefined && { max: cap })}
      available={available}
      unit={<bdi>{asset}</bdi>}
      onMax={() => setMax?.()}
      maxDisabled={setMax === undefined}
      placeholder={t('earn.amount.placeholder')}
      readOnly={submission.pending}
      grouping
      {...(hint !== undefined && { hint })}
      {...(reason && { error: noticeText(reason) })}
    />
  );
}
