'use client';
import { type ReactElement, forwardRef } from 'react';
import type { useVipDiscounts } from '@earnkit/hooks/staking';
import { Badge, DataTable, type DataTableColumn, type PartProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { Rate } from '../../parts/figures/Rate.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

type Tier = ReturnType<typeof useVipDiscounts>['tiers'][number];

/** Props of {@link VipDiscountTable}. */
export interface VipDiscountTableProps extends PartProps {
  /** The tiers and their discounts, in the exchange's order; the person's own is marked. */
  tiers: readonly Tier[];
}

/** The discount of each range of VIP tiers, with the person's own marked (ST-101, AMB-116). */
export const VipDiscountTable = forwardRef<HTMLDivElement, VipDiscountTableProps>(function VipDiscountTable(
  { tiers, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages, stakingDialogMessages);
  const columns: readonly DataTableColumn<Tier>[] = [
    {
      key: 'tier',
      header: t('earn.staking.vip.tier'),
      card: 'title',
      cell: ({ minTier, maxTier, current }) => (
        <>
          <Words>
            {minTier === maxTier || maxTier === undefined || minTier === undefined
              ? t('earn.staking.vip.one', { tier: minTier ?? maxTier ?? t('earn.unknown') })
              : t('earn.staking.vip.range', { min: minTier, max: maxTier })}
          </Words>{' '}
          {current && <Badge tone="accent">{t('earn.staking.vip.yours')}</Badge>}
        </>
      ),
    },
    {
      key: 'discount',
      header: t('earn.staking.vip.discount'),
      align: 'end',
      cell: ({ discountFraction, current }) => <Rate fraction={discountFraction} strong={current} />,
    },
  ];
  return (
    <DataTable<Tier>
      data-part="vip-discount-table"
      {...rest}
      ref={ref}
      caption={t('earn.staking.vip.caption')}
      columns={columns}
      rows={tiers}
      rowKey={keyOf}
      state="ready"
      layout="table"
      total={tiers.length}
      page={1}
      pageSize={Math.max(1, tiers.length)}
      empty={t('finances.noData')}
    />
  );
});

const keyOf = ({ minTier, maxTier, discountFraction }: Tier): string => [minTier, maxTier, discountFraction].join(' ');

/** Props of {@link VipDiscounts}. */
export interface VipDiscountsProps extends Pick<VipDiscountTableProps, 'tiers'> {
  /** Called when the code of the table cannot be loaded. */
  onFail: () => void;
}

/** The tab of the VIP discounts (ST-44). */
export const VipDiscounts = ({ tiers }: VipDiscountsProps): ReactElement => <VipDiscountTable tiers={tiers} />;
