import { formatPercent } from '@earnkit/core';
import type { MarketCoin } from '@earnkit/core/simple-earn/contract';
import type { MarketCoinView } from '@earnkit/hooks';
import { Button, type DataTableColumn, Percent, Text } from '@earnkit/ui';
import type { simpleEarnMessages } from '../messages.ts';
import type { KeyOf, Messages } from '../../messages/index.ts';
import { coinColumn } from '../../parts/columns.tsx';
import { percentText } from '../../parts/figureText.ts';
import * as css from '../../parts/parts.css.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';

/** Columns of the market. Memoize them, so that a changed coin renders one row. */
export const marketColumns = (
  t: Messages<KeyOf<typeof simpleEarnMessages>>['t'],
  onSubscribe: (coin: MarketCoin) => void,
  cards: boolean,
): readonly DataTableColumn<MarketCoinView>[] => [
  coinColumn(t('earn.coin'), { sortable: true, width: '40%', note: cards ? undefined : t('earn.market.termHint') }),
  {
    key: 'apr',
    header: t('earn.estApr'),
    card: 'title',
    align: 'end',
    sortable: true,
    width: '35%',
    cell: ({ aprParts: { totalFraction, baseFraction, bonusFraction } }) => (
      <span className={css.figure}>
        <Percent value={percentText(totalFraction)} tone="accent" size="3" strong />
        {bonusFraction !== undefined && (
          <Text size="1" tone="muted">
            {t('earn.market.aprParts', { base: formatPercent(baseFraction), bonus: formatPercent(bonusFraction) })}
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'action',
    header: t('earn.subscribe'),
    card: 'action',
    width: '25%',
    cell: (coin) => (
      <Button
        variant="soft"
        aria-label={t('earn.subscribeCoin', { coin: coin.asset })}
        onClick={() => onSubscribe(coin)}
        {...FlexibleSubscribeDialog.openerProps}
      >
        {t('earn.subscribe')}
      </Button>
    ),
  },
];
