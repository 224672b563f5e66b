'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import type { OrderForm } from '@earnkit/hooks';
import { DecimalInput, type PartProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTypingPaused } from './useTypingPaused.ts';
import { partDialogMessages } from '../dialogMessages.ts';

export interface AmountFieldProps extends PartProps {
  /** The order being made, as `useFlexibleSubscribe` and its siblings return it. */
  flow: Pick<OrderForm<unknown, unknown>, 'asset' | 'amount' | 'setAmount' | 'max' | 'decimals' | 'error'> & {
    readonly submission: Pick<OrderForm<unknown, unknown>['submission'], 'pending'>;
  };
  /** The available amount, beside the label. @default nothing */
  available?: ReactNode;
  /** The largest amount that the field accepts. A larger one is replaced by it, with a hint. @default no maximum */
  cap?: Decimal | undefined;
  /** Whether no amount can be typed, as for a product that is sold out. @default false */
  disabled?: boolean;
  /** Names the field. @default 'Amount' */
  label?: string;
  /** The unit, shown after the amount; `null` for none. @default the coin */
  unit?: ReactNode;
  /** Maximum number of characters. @default no limit */
  maxLength?: number | undefined;
  /** Text below the field while there is no error. @default nothing */
  hint?: ReactNode;
  /** Shown while the field is empty. @default a zero */
  placeholder?: string | undefined;
}

/**
 * The amount of an order, with Max inside and the first reason against it below, once the person has stopped typing
 * (SE-36, SE-51, SE-F-25). Read-only while the order is being sent.
 */
export const AmountField = forwardRef<HTMLInputElement, AmountFieldProps>(function AmountField(
  { flow, available, cap, disabled = false, label, unit, hint, maxLength, placeholder, ...rest },
  ref,
): ReactElement {
  const { t, noticeText } = useMessages(partDialogMessages);
  const { asset, amount, setAmount, max, decimals, error, submission } = flow;
  const paused = useTypingPaused(amount);
  const reason = paused ? error : undefined;
  return (
    <DecimalInput
      data-part="amount-field"
      {...rest}
      ref={ref}
      label={label ?? t('earn.amount.label')}
      value={amount}
      onValueChange={setAmount}
      decimals={decimals}
      {...(cap !== undefined && { max: cap })}
      {...(maxLength !== undefined && { maxLength })}
      available={available}
      unit={unit === undefined ? <bdi>{asset}</bdi> : unit}
      // A typed amount is replaced by the field itself, to support undo. That needs focus, which opens the keyboard on a phone.
      onMax={() => (amount === '' ? setAmount(max ?? '') : max)}
      maxDisabled={max === undefined}
      placeholder={placeholder ?? t('earn.amount.placeholder')}
      disabled={disabled}
      readOnly={submission.pending}
      grouping
      {...(hint !== undefined && { hint })}
      {...(reason && { error: noticeText(reason) })}
    />
  );
});
