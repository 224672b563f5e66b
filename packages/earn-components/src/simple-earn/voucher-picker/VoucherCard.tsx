'use client';
import type { ReactElement } from 'react';
import { formatExact, formatPercent, formatValidity, formatZone } from '@earnkit/core';
import type { VoucherChoice } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '@earnkit/hooks';
import { Percent, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { listText } from '../../parts/query/listText.ts';
import { useVoucherTerms } from '../useVoucherTerms.ts';
import * as css from './VoucherPicker.css.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

interface VoucherCardProps {
  readonly choice: VoucherChoice;
  /** The coin that is subscribed. */
  readonly asset: string;
}

/** One voucher: its rate and days, its limits and validity, and what it adds or why it cannot be used (SE-V-02, SE-V-03). */
export function VoucherCard({ choice: { voucher, obstacle, interest }, asset }: VoucherCardProps): ReactElement {
  const { t, language, figureStyle } = useMessages(fixedDialogMessages);
  const { timeZone } = useEarn();
  const { title, aprFraction, days, low, high, assets, expiresAt } = voucher;
  // Limits are in a coin that the voucher is for.
  const limited = assets.length === 0 || assets.includes(asset) ? asset : listText(language, assets);
  const limits = useVoucherTerms(limited).limits(voucher);
  const values = {
    coin: asset,
    low: formatExact(low, figureStyle),
    high: formatExact(high, figureStyle),
    coins: new Intl.ListFormat(language, { type: 'conjunction' }).format(assets),
  };
  return (
    <span className={css.card}>
      <span className={css.rate} data-barred={obstacle !== undefined || undefined}>
        <Percent
          value={aprFraction === undefined ? undefined : t('earn.voucher.apr', { apr: formatPercent(aprFraction, figureStyle) })}
          tone={obstacle === undefined ? 'accent' : 'default'}
          size="4"
          strong
        />
        <Text size="1" color="gray">
          {days === undefined || days <= 0 ? t('earn.voucher.wholeTerm') : t('earn.fixed.subscribe.days', { days })}
        </Text>
      </span>
      <span className={css.words}>
        <Text size="2" weight="medium">
          {title ? <bdi>{title}</bdi> : t('earn.voucher.untitled')}
        </Text>
        {limits !== undefined && (
          <Text size="1" color="gray">
            {limits}
          </Text>
        )}
        {expiresAt !== null && (
          <Text size="1" color="gray">
            {expiresAt === undefined
              ? t('earn.voucher.untilUnknown')
              : t('earn.voucher.until', {
                  time: inOnePiece(formatValidity(expiresAt, timeZone)),
                  zone: formatZone(expiresAt, timeZone),
                })}
          </Text>
        )}
        {interest !== undefined && (
          <Text size="2" weight="medium" className={css.worth}>
            {t('earn.voucher.worth', { amount: formatExact(interest, figureStyle), coin: asset })}
          </Text>
        )}
        {obstacle !== undefined && (
          <Text size="2" className={css.reason}>
            {t(`earn.voucher.obstacle.${obstacle}`, values)}
          </Text>
        )}
      </span>
    </span>
  );
}

/** Makes a time non-breaking, at its space and after its hyphens. */
const inOnePiece = (time: string): string => time.replace(' ', '\u00a0').replaceAll('-', '-\u2060');
