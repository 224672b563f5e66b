import type { Decimal } from '@earnkit/core';
import type { DataTableColumn } from '@earnkit/ui';
import type { Translate } from '../messages/index.ts';
import { type ColumnLook, amountColumn } from '../parts/query/columns.tsx';
import { CoinAmount } from '../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../parts/figures/CoinName.tsx';
import type { privateWealthMessages } from './messages.ts';

/** As much of an order, or of a purchase or redemption, as the shared columns show. */
interface WealthRow {
  readonly asset: string;
  readonly name: string | undefined;
  readonly icon?: string | undefined;
  readonly units: Decimal | undefined;
  readonly netValue: Decimal | undefined;
}

/**
 * The columns that orders and their history share: the product, the units, and what one is worth, which everybody may see.
 *
 * @param look of the net value.
 */
export function wealthColumns<Row extends WealthRow>(
  t: Translate<typeof privateWealthMessages>,
  look: ColumnLook,
): Readonly<Record<'name' | 'netValue' | 'units', DataTableColumn<Row>>> {
  return {
    name: {
      key: 'name',
      header: t('earn.wealth.name'),
      width: '20%',
      card: 'title',
      placeholder: coinPlaceholder,
      cell: ({ asset, name, icon }) => <CoinName asset={asset} icon={icon} note={name && <bdi>{name}</bdi>} />,
    },
    units: {
      key: 'units',
      header: t('earn.wealth.units'),
      width: '12%',
      align: 'end',
      cell: ({ units }) => <CoinAmount amount={units} />,
    },
    netValue: amountColumn<Row>('netValue', t('earn.wealth.netValue'), ({ netValue }) => netValue, { ...look, everybody: true }),
  };
}
