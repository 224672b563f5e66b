'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Assessment, Decimal } from '@earnkit/core';
import { TYPED_DECIMALS } from '@earnkit/core/simple-earn/rules';
import { DecimalInput } from '@earnkit/ui';
import { useCopy } from '../copy/index.ts';
import { useSettled } from './useSettled.ts';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  /** The coin, behind the figure. */
  asset: string;
  /** The text while it is being typed. */
  value: string;
  /** Told of every change. */
  onValueChange: (text: string) => void;
  /** What there is to use, beside the label. */
  available: ReactNode;
  /** Fills in all there is; `undefined` while that is not known. */
  onMax: (() => void) | undefined;
  /** What the rules make of the text. Its first reason stands below the field once the person has stopped typing. */
  assessment: Assessment<unknown>;
  /** The most the field takes; larger amounts become it, and the field says so. @default no such bound */
  cap?: Decimal | undefined;
  /** Below the field while nothing is wrong. @default nothing */
  hint?: ReactNode;
  /** The amount is being sent and cannot be changed. @default false */
  readOnly?: boolean;
}

/** The amount of a dialog: 8 decimals, Max inside, the reason below without moving anything (SE-36, SE-51, SE-F-25). */
export function AmountField({
  asset,
  value,
  onValueChange,
  available,
  onMax,
  assessment,
  cap,
  hint,
  readOnly = false,
}: AmountFieldProps): ReactElement {
  const { t, tKey } = useCopy();
  const settled = useSettled(value);
  const reason = assessment.state === 'blocked' && settled ? assessment.reasons[0] : undefined;
  return (
    <DecimalInput
      label={t('earn.amount.label')}
      value={value}
      onValueChange={onValueChange}
      decimals={TYPED_DECIMALS}
      {...(cap !== undefined && { max: cap })}
      available={available}
      unit={<bdi>{asset}</bdi>}
      onMax={onMax ?? nothing}
      maxDisabled={onMax === undefined}
      placeholder={t('earn.amount.placeholder')}
      readOnly={readOnly}
      grouping
      {...(hint !== undefined && { hint })}
      {...(reason && { error: tKey(reason.key, reason.values) })}
    />
  );
}

const nothing = (): void => undefined;
