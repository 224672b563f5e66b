'use client';
import { type ReactElement, forwardRef } from 'react';
import { type Decimal, formatExact, isZero } from '@earnkit/core';
import type { LadderTier } from '@earnkit/core/rates/rules';
import { amountInStep } from '@earnkit/hooks';
import { type DataTableColumn, DataTable, type PartProps, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../dialogMessages.ts';
import { CoinAmount } from '../figures/CoinAmount.tsx';
import { Rate } from '../figures/Rate.tsx';
import { none } from './none.tsx';
import { OrderSection, type OrderSectionProps } from './OrderSection.tsx';

/** One part of a rate. */
export interface RatePart {
  /** Names it among the parts. */
  readonly key: string;
  /** What it is called. */
  readonly name: string;
  /** Its rate, a fraction; `undefined` where it is not known. */
  readonly aprFraction: Decimal | undefined;
  /** The amount that it counts on; `undefined` where it is not known. */
  readonly counts: Decimal | undefined;
  /** What it earns, in the coin; `undefined` where that is not said. @default not said */
  readonly earns?: Decimal | undefined;
}

export interface RatePartsProps extends Pick<OrderSectionProps, 'headingLevel'>, PartProps {
  /** The coin. */
  asset: string;
  /** The amount that earns; `undefined` where it is not known. */
  amount: Decimal | undefined;
  /** The parts beside the bonus, the base first. */
  parts: readonly RatePart[];
  /** The steps of the bonus; those that the amount does not reach are left out. @default none */
  tiers?: readonly LadderTier[] | undefined;
  /** The coin of the bonus. */
  bonusAsset: string;
  /** Heading of the column with what each part earns. @default there is no such column */
  earnsTitle?: string;
  /** A line below the parts. @default none */
  note?: string | undefined;
}

/** What a rate is made of: base, voucher and each step of a bonus, and the amount that each counts on. */
export const RateParts = forwardRef<HTMLElement, RatePartsProps>(function RateParts(
  { asset, amount, parts, tiers = [], bonusAsset, earnsTitle, note, headingLevel, ...rest },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages);
  const bonuses = tiers.flatMap((tier): readonly RatePart[] => {
    const counts = amount && amountInStep(amount, tier);
    if (counts !== undefined && isZero(counts)) return [];
    const from = formatExact(tier.from, figureStyle);
    const name =
      tier.to === undefined
        ? t('earn.rateParts.partBonusFrom', { from, bonus: bonusAsset })
        : t('earn.rateParts.partBonus', { from, to: formatExact(tier.to, figureStyle), bonus: bonusAsset });
    return [{ key: `bonus ${tier.from}`, name, aprFraction: tier.aprFraction, counts }];
  });
  const rows = [...parts, ...bonuses];
  const columns: readonly DataTableColumn<RatePart>[] = [
    { key: 'part', header: t('earn.rateParts.part'), card: 'title', cell: ({ name }) => name },
    { key: 'rate', header: t('earn.apr'), align: 'end', card: 'title', cell: ({ aprFraction }) => <Rate fraction={aprFraction} /> },
    {
      key: 'counts',
      header: t('earn.rateParts.countsOn'),
      align: 'end',
      empty: ({ counts }) => counts === undefined,
      cell: ({ counts }) => (counts === undefined ? none : <CoinAmount amount={counts} asset={asset} />),
    },
    ...(earnsTitle === undefined
      ? []
      : [
          {
            key: 'earns',
            header: earnsTitle,
            align: 'end',
            empty: ({ earns }: RatePart) => earns === undefined,
            cell: ({ earns }: RatePart) => (earns === undefined ? none : <CoinAmount amount={earns} asset={asset} />),
          } as const,
        ]),
  ];
  return (
    <OrderSection data-part="rate-parts" {...rest} ref={ref} title={t('earn.rateParts.title')} headingLevel={headingLevel}>
      <DataTable<RatePart>
        caption={t('earn.rateParts.title')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        pageSize={rows.length}
      />
      {note !== undefined && (
        <Text as="p" size="1" color="gray">
          {note}
        </Text>
      )}
    </OrderSection>
  );
});
