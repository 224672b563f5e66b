'use client';
import type { ReactElement } from 'react';
import { formatExact, formatExactPercent } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { useMessages } from '../../messages/index.ts';
import { RateChangeNotice, type RateChangeNoticeProps } from '../../parts/order/RateChangeNotice.tsx';
import { usePeriodText } from '../period.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

type TermsChange = NonNullable<Stake['termsChange']>;

/** Props of {@link TermsChangeNotice}. */
export interface TermsChangeNoticeProps extends Pick<RateChangeNoticeProps, 'onAccept'> {
  /** The term that changed. */
  change: TermsChange;
}

/** Shows a term of a stake or a redemption, old and new, and asks the person to accept the new one before sending (R04). */
export function TermsChangeNotice({ change, ...rest }: TermsChangeNoticeProps): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const { short } = usePeriodText();
  const textsOf = (changed: Exclude<TermsChange, { figure: 'apr' }>): { readonly from: string; readonly to: string } => {
    switch (changed.figure) {
      case 'fee':
        return { from: formatExactPercent(changed.from, figureStyle), to: formatExactPercent(changed.to, figureStyle) };
      case 'exchange-rate':
        return { from: formatExact(changed.from, figureStyle), to: formatExact(changed.to, figureStyle) };
      case 'coin':
        return changed;
      case 'period':
        return { from: short(changed.from) ?? '', to: short(changed.to) ?? '' };
      case 'minutes': {
        const text = (minutes: number): string => t('earn.staking.redeem.minutes', { minutes });
        return { from: text(changed.from), to: text(changed.to) };
      }
    }
  };
  if (change.figure === 'apr') return <RateChangeNotice {...rest} change={change} />;
  const { from, to } = textsOf(change);
  return (
    <RateChangeNotice
      {...rest}
      change={{ title: t(`earn.staking.changed.${change.figure === 'minutes' ? 'period' : change.figure}`, { from, to }), to }}
    />
  );
}
