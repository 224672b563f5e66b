'use client';
import type { ReactElement } from 'react';
import { formatPercentChange } from '@earnkit/core';
import type { FixedSubscribe } from '@earnkit/hooks';
import { useMessages } from '../../messages/index.ts';
import { ChangeNotice, type ChangeNoticeProps } from '../../parts/order/ChangeNotice.tsx';
import { listText } from '../../parts/query/listText.ts';
import { useVoucherTerms } from '../useVoucherTerms.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

interface VoucherChangeNoticeProps extends Pick<ChangeNoticeProps, 'onAccept'> {
  /** The coin that is subscribed. */
  readonly asset: string;
  /** The voucher as it was chosen, and as it is now. */
  readonly change: NonNullable<FixedSubscribe['voucherChange']>;
}

/** Shows the old and the new terms of the chosen voucher, and asks the person to accept the new ones before sending (R04). */
export function VoucherChangeNotice({ asset, change: { from, to }, ...rest }: VoucherChangeNoticeProps): ReactElement {
  const { t, language } = useMessages(partDialogMessages, fixedDialogMessages);
  const { rate, limits } = useVoucherTerms(asset);
  // As many digits as tell the two rates apart.
  const percents =
    from.aprFraction && to.aprFraction
      ? formatPercentChange({ from: from.aprFraction, to: to.aprFraction })
      : { from: undefined, to: undefined };
  const any = t('earn.voucher.anyAmount');
  const terms = [
    { from: rate(from, percents.from), to: rate(to, percents.to) },
    { from: limits(from) ?? any, to: limits(to) ?? any },
  ].filter((term) => term.from !== term.to);
  const said = (side: 'from' | 'to'): string =>
    listText(
      language,
      terms.map((term) => term[side]),
    );
  return (
    <ChangeNotice
      {...rest}
      title={t('earn.voucher.changed', { from: said('from'), to: said('to') })}
      acceptLabel={t('earn.voucher.acceptChange')}
    >
      {t('earn.rateChange.text')}
    </ChangeNotice>
  );
}
