import type { ReactElement } from 'react';
import { isZero } from '@earnkit/core';
import { type MarketRow, termOf } from '@earnkit/hooks';
import { Button, type DataTableColumn, Percent, Text, VisuallyHidden } from '@earnkit/ui';
import { EstimatedApr } from './EstimatedApr.tsx';
import type { Translate } from '../../messages/index.ts';
import { amountColumn, coinColumn } from '../../parts/query/columns.tsx';
import { Rate } from '../../parts/figures/Rate.tsx';
import * as css from '../../parts/query/list.css.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import * as own from './MarketList.css.ts';
import type { marketMessages } from '../marketMessages.ts';

/** What the columns depend on beside the rows. */
export interface MarketColumnsOptions {
  readonly t: Translate<typeof marketMessages>;
  /** The terms that have a column, shortest first. */
  readonly terms: readonly number[];
  /** Whether the fixed products are read; before, a coin's terms are not known. */
  readonly termsKnown: boolean;
  /** Whether the rows are cards, where the terms stand in a strip. */
  readonly cards: boolean;
  /** Whether somebody is signed in; their holdings and balances then have columns. */
  readonly person: boolean;
  readonly onSubscribe: (coin: MarketRow) => void;
}

/** Columns of the market. Memoize them, so that a changed coin renders one row. */
export const marketColumns = ({
  t,
  terms,
  termsKnown,
  cards,
  person,
  onSubscribe,
}: MarketColumnsOptions): readonly DataTableColumn<MarketRow>[] => [
  // Every column but those of the terms has a width, so that nothing moves sideways when the terms are read.
  coinColumn(t('earn.coin'), { sortable: true, width: person ? '14%' : '18%' }),
  {
    key: 'apr',
    header: t('earn.market.flexibleApr'),
    card: 'title',
    align: 'end',
    sortable: true,
    width: person ? '18%' : '22%',
    cell: ({ flexible, aprParts: { totalFraction, baseFraction, bonusFraction, notLent } }) =>
      flexible ? (
        <EstimatedApr total={totalFraction} base={baseFraction} bonus={bonusFraction} notLent={notLent} size="3" />
      ) : (
        notOffered(t)
      ),
  },
  ...(cards ? [stripColumn(t, terms, termsKnown)] : termsKnown ? terms.map((days) => termColumn(t, days)) : [pendingColumn(t)]),
  ...(person
    ? [
        amountColumn<MarketRow>('held', t('earn.market.held'), ({ held }) => held, { width: '16%' }),
        // A card has room for one of the two; the form says what is available.
        amountColumn<MarketRow>('available', t('earn.market.available'), ({ available }) => available, { card: 'hidden', width: '16%' }),
      ]
    : []),
  {
    key: 'action',
    header: t('earn.subscribe'),
    card: 'action',
    width: person ? '12%' : '16%',
    cell: (coin) => (
      <Button
        variant="outline"
        tone="neutral"
        aria-label={t('earn.subscribeCoin', { coin: coin.asset })}
        onClick={() => onSubscribe(coin)}
        {...FlexibleSubscribeDialog.prewarmProps}
      >
        {t('earn.subscribe')}
      </Button>
    ),
  },
];

const notOffered = (t: Translate<typeof marketMessages>): ReactElement => (
  <>
    <span aria-hidden="true">{t('earn.market.none')}</span>
    <VisuallyHidden>{t('earn.market.notOffered')}</VisuallyHidden>
  </>
);

/** The best product of a coin for one term. */
const termColumn = (t: Translate<typeof marketMessages>, days: number): DataTableColumn<MarketRow> => ({
  key: `term-${days}`,
  header: t('earn.market.days', { days }),
  align: 'end',
  cell: (row) => termCell(t, row, days),
});

/** In place of the terms while they are not known. */
const pendingColumn = (t: Translate<typeof marketMessages>): DataTableColumn<MarketRow> => ({
  key: 'terms',
  header: t('earn.market.terms'),
  align: 'end',
  cell: () => (
    <span className={own.pending}>
      <Percent value={undefined} />
    </span>
  ),
});

/** All terms of a coin in one strip, for a card. Coins without a fixed product show that there is none. */
const stripColumn = (t: Translate<typeof marketMessages>, terms: readonly number[], known: boolean): DataTableColumn<MarketRow> => ({
  key: 'terms',
  header: t('earn.market.terms'),
  cell: (row) => {
    if (!known) return <Percent value={undefined} />;
    const offered = terms.filter((days) => termOf(row, days));
    if (offered.length === 0) return notOffered(t);
    return (
      <span className={own.strip}>
        {offered.map((days) => (
          <span key={days} className={own.stripTerm}>
            <Text size="1" color="gray">
              {t('earn.market.days', { days })}
            </Text>
            {termCell(t, row, days)}
          </span>
        ))}
      </span>
    );
  },
});

function termCell(t: Translate<typeof marketMessages>, row: MarketRow, days: number): ReactElement {
  const product = termOf(row, days);
  if (product === undefined) return notOffered(t);
  const { soldOut, headlineApr, leastTier } = product;
  if (soldOut)
    return (
      <Text size="1" color="gray">
        {t('earn.market.soldOut')}
      </Text>
    );
  const upTo = headlineApr !== undefined && !isZero(headlineApr.bonus) ? t('earn.upTo') : undefined;
  const note = leastTier === undefined ? upTo : t('earn.market.vipFrom', { tier: String(leastTier) });
  return (
    <span className={css.figure}>
      <Rate fraction={headlineApr?.total} tone="accent" />
      {note !== undefined && (
        <Text size="1" color="gray">
          {note}
        </Text>
      )}
    </span>
  );
}
