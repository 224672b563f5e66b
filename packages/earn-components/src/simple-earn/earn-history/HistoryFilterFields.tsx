'use client';
import type { ReactElement } from 'react';
import type { HistoryType } from '@earnkit/core/simple-earn/contract';
import { type HistoryProduct, useHistoryFilters } from '@earnkit/hooks';
import { Select } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { historyMessages } from '../historyMessages.ts';

/** No coin and no type is named so. */
const ALL = '*';

/** Props of {@link HistoryFilterFields}. */
export interface HistoryFilterFieldsProps {
  /** Flexible or fixed. */
  product: HistoryProduct;
  /** The coin; `undefined` is all coins. */
  asset: string | undefined;
  /** The kind of record; `undefined` is all kinds. */
  type: HistoryType | undefined;
  /** Called with what to filter by. */
  onChange: (filter: { readonly asset?: string | undefined; readonly type?: HistoryType | undefined }) => void;
}

/** The coin and the kind of record to filter by (SE-H-05 to SE-H-08). */
export function HistoryFilterFields({ product, asset, type, onChange }: HistoryFilterFieldsProps): ReactElement {
  const { t } = useMessages(historyMessages);
  const { coins, types } = useHistoryFilters(product);
  const listed = coins.state === 'ready' ? coins.data : [];
  // A coin of the address may have no records.
  const assets = asset === undefined || listed.includes(asset) ? listed : [asset, ...listed];
  const named = types.state === 'ready' ? types.data : [];
  const kinds = type === undefined || named.includes(type) ? named : [type, ...named];
  const failed = t('earn.records.filterFailed');
  return (
    <>
      <Select
        label={t('earn.records.coin')}
        value={asset ?? ALL}
        options={[{ value: ALL, label: t('earn.records.allCoins') }, ...assets.map((coin) => ({ value: coin, label: coin }))]}
        onValueChange={(coin) => onChange({ asset: coin === ALL ? undefined : coin, type })}
        {...(coins.state === 'failed' && { hint: failed })}
      />
      <Select<HistoryType | typeof ALL>
        label={t('earn.records.type')}
        value={type ?? ALL}
        options={[
          { value: ALL, label: t('earn.records.allTypes') },
          // Named as the rows name them, not in the exchange's words.
          ...kinds.map((kind) => ({ value: kind, label: t(`earn.records.${kind}`) })),
        ]}
        onValueChange={(kind) => onChange({ asset, type: kind === ALL ? undefined : kind })}
        {...(types.state === 'failed' && { hint: failed })}
      />
    </>
  );
}
