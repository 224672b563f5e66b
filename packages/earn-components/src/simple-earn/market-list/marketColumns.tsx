import type { ReactElement } from 'react';
import { formatPercent } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import { marketAprParts } from '@earnkit/core/simple-earn/rules';
import { Button, type DataTableColumn, Percent, Text } from '@earnkit/ui';
import { type Copy, useCopy } from '../../copy/index.ts';
import { CoinName, coinPlaceholder } from '../list-parts/CoinName.tsx';
import * as css from '../list-parts/listParts.css.ts';
import { shownPercent } from '../list-parts/shown.ts';

/** Columns of the market. Made anew only when words, action or form change, so that a change of one coin draws one row. */
export const marketColumns = (
  t: Copy['t'],
  onSubscribe: (coin: MarketCoin) => void,
  cards: boolean,
): readonly DataTableColumn<MarketCoin>[] => [
  {
    key: 'asset',
    header: t('earn.market.coin'),
    card: 'title',
    sortable: true,
    width: '40%',
    placeholder: coinPlaceholder,
    cell: (coin) => <CoinName asset={coin.asset} icon={coin.icon} {...(!cards && { note: t('earn.market.termHint') })} />,
  },
  {
    key: 'apr',
    header: t('earn.market.apr'),
    card: 'title',
    align: 'end',
    sortable: true,
    width: '35%',
    cell: (coin) => <MarketApr coin={coin} />,
  },
  {
    key: 'action',
    header: t('earn.market.subscribe'),
    card: 'action',
    width: '25%',
    cell: (coin) => (
      <Button size="2" variant="soft" aria-label={t('earn.market.subscribeCoin', { coin: coin.asset })} onClick={() => onSubscribe(coin)}>
        {t('earn.market.subscribe')}
      </Button>
    ),
  },
];

/** The headline rate, and what it is made of where it is more than the base. */
function MarketApr({ coin }: { coin: MarketCoin }): ReactElement {
  const { t } = useCopy();
  const { totalFraction, baseFraction, bonusFraction } = marketAprParts(coin);
  return (
    <span className={css.figure}>
      <Percent value={shownPercent(totalFraction)} tone="accent" size="3" strong />
      {bonusFraction !== undefined && (
        <Text size="1" tone="muted">
          {t('earn.market.aprParts', { base: formatPercent(baseFraction), bonus: formatPercent(bonusFraction) })}
        </Text>
      )}
    </span>
  );
}
