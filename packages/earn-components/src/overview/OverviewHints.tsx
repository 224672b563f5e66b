'use client';
import { type ReactElement, forwardRef } from 'react';
import { formatPercent } from '@earnkit/core';
import { type ExpiringVoucher, type OverviewHints as Hints, type OverviewHost, useOverviewHints } from '@earnkit/hooks/overview';
import { type PartProps, Text } from '@earnkit/ui';
import type { KeyOf } from '../messages/defineMessages.ts';
import { type Messages, useMessages } from '../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../parts/order/accountName.ts';
import { useTimes } from '../parts/figures/useTimes.ts';
import { overviewMessages } from './messages.ts';
import * as css from './overview.css.ts';
import { OverviewPanel } from './OverviewPanel.tsx';
import { PageLink } from './PageLink.tsx';

/** Where a hint leads. */
export interface HintHrefs {
  /** Where Auto-Earn is set up. */
  readonly autoEarn: string;
  /** The page of soft staking. */
  readonly softStaking: string;
  /** Returns where a voucher is used: with the fixed product it is offered for, or where fixed products are found. */
  readonly voucher: (voucher: Pick<ExpiringVoucher, 'id' | 'product'>) => string;
}

export interface OverviewHintsProps extends PartProps {
  /** What the host read. */
  host: Pick<OverviewHost, 'softStaking'>;
  /** Where the hints lead. */
  hrefs: HintHrefs;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

interface Hint {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** What a person could do to earn more: switches that are off, vouchers that expire within a week (SH-01). Nothing where there is nothing. */
export const OverviewHints = forwardRef<HTMLElement, OverviewHintsProps>(function OverviewHints(
  { host, hrefs, headingLevel = 2, ...rest },
  ref,
): ReactElement | null {
  const messages = useMessages(overviewMessages);
  const { t } = messages;
  const { minute } = useTimes();
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  const rows = rowsOf(messages, useOverviewHints(host), hrefs, minute, account);
  if (rows.length === 0) return null;
  return (
    <OverviewPanel<Hint>
      data-part="overview-hints"
      {...rest}
      ref={ref}
      title={t('earn.overview.hints')}
      headingLevel={headingLevel}
      rows={rows}
      rowKey={({ key }) => key}
      row={({ title, text, label, href }) => (
        <div className={`${css.row} ${css.actionRow}`}>
          <span className={css.words}>
            <Text size="2" weight="medium">
              {title}
            </Text>
            <Text size="1" color="gray">
              {text}
            </Text>
          </span>
          <PageLink href={href} label={`${label}: ${title}`}>
            {label}
          </PageLink>
        </div>
      )}
    />
  );
});

function rowsOf(
  { t, figureStyle }: Messages<KeyOf<typeof overviewMessages>>,
  { autoEarnOff, softStakingOff, vouchers }: Hints,
  hrefs: HintHrefs,
  minute: (at: number) => string,
  account: string,
): readonly Hint[] {
  return [
    ...vouchers.map((voucher) => {
      const { id, title, aprFraction, expiresAt, product } = voucher;
      const time = minute(expiresAt);
      return {
        key: `voucher ${id}`,
        title: title === undefined ? t('earn.overview.hint.voucherUnnamed', { time }) : t('earn.overview.hint.voucher', { title, time }),
        text:
          aprFraction === undefined
            ? t('earn.overview.hint.voucherUnknown')
            : product === undefined
              ? t('earn.overview.hint.voucherText', { apr: formatPercent(aprFraction, figureStyle) })
              : t('earn.overview.hint.voucherFor', {
                  apr: formatPercent(aprFraction, figureStyle),
                  coin: product.asset,
                  days: product.days,
                }),
        label: t('earn.overview.hint.voucherDo'),
        href: hrefs.voucher(voucher),
      };
    }),
    ...(autoEarnOff
      ? [
          {
            key: 'auto-earn',
            title: t('earn.overview.hint.autoEarn'),
            text: t('earn.overview.hint.autoEarnText'),
            label: t('earn.overview.hint.autoEarnDo'),
            href: hrefs.autoEarn,
          },
        ]
      : []),
    ...(softStakingOff
      ? [
          {
            key: 'soft-staking',
            title: t('earn.overview.hint.soft'),
            text: t('earn.overview.hint.softText', { account }),
            label: t('earn.overview.hint.softDo'),
            href: hrefs.softStaking,
          },
        ]
      : []),
  ];
}
