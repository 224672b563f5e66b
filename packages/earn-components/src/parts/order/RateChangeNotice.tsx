'use client';
import { type ReactElement, forwardRef } from 'react';
import { type Decimal, formatPercentChange } from '@earnkit/core';
import { type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { ChangeNotice, type ChangeNoticeProps } from './ChangeNotice.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

export interface RateChangeNoticeProps extends PartProps, Pick<ChangeNoticeProps, 'onAccept'> {
  /** The rate that the person saw and the current one; or, for another term, a title that describes the change and the current value. */
  change: { readonly from: Decimal; readonly to: Decimal } | { readonly title: string; readonly to: string };
}

/** Shows a rate or another term, old and new, after a change, and asks the person to accept the new one before sending. */
export const RateChangeNotice = forwardRef<HTMLDivElement, RateChangeNoticeProps>(function RateChangeNotice(
  { change, onAccept, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages);
  const rates = 'title' in change ? change : formatPercentChange(change, figureStyle);
  return (
    <ChangeNotice
      root={{ ...rootProps('rate-change-notice', rest), ref }}
      title={'title' in rates ? rates.title : t('earn.rateChange.title', rates)}
      acceptLabel={t('earn.rateChange.accept', { to: rates.to })}
      onAccept={onAccept}
    >
      {t('earn.rateChange.text')}
    </ChangeNotice>
  );
});
