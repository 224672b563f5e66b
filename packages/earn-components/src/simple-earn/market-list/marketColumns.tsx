import type { ReactElement } from 'react';
import { type Decimal, isZero } from '@earnkit/core';
import type { MarketFigure, MarketFilter } from '@earnkit/core/simple-earn/rules';
import { type MarketRow, bestBeside, leadOf, termKey, termOf } from '@earnkit/hooks';
import { type DataTableColumn, Icon, IconButton, Percent, Text, VisuallyHidden, icons, Words } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { none } from '../../parts/query/none.tsx';
import { endFigure } from '../../parts/parts.css.ts';
import * as own from './MarketList.css.ts';
import { MarketRate, type OpenWay } from './MarketRate.tsx';
import type { marketMessages } from '../marketMessages.ts';

/** What the columns depend on beside the rows. */
export interface MarketColumnsOptions {
  readonly t: Translate<typeof marketMessages>;
  /** A coin's full name; `undefined` where it is not known. */
  readonly nameOf: (asset: string) => string | undefined;
  /** The terms that have a column, shortest first. */
  readonly terms: readonly number[];
  /** Whether the fixed products are read; before, a coin's terms are not known. */
  readonly termsKnown: boolean;
  /** Whether the rows are cards, which have room for two rates. */
  readonly cards: boolean;
  /** Whether somebody is signed in; their holdings and balances then have columns. */
  readonly person: boolean;
  /** Which coins are listed, and by what they are sorted: of a card, the large rate. */
  readonly filter: MarketFilter;
  readonly sort: MarketFigure | 'asset';
  readonly onOpen: OpenWay;
  /** Compares a coin's ways, or stops; `undefined` where nothing is compared. */
  readonly onCompare: ((asset: string, keys: readonly string[]) => void) | undefined;
  /** The coins that are compared. */
  readonly comparedCoins: readonly string[];
}

/** So many columns of terms have room on a tablet. */
const TERMS_OF_TABLET = 3;

/** Columns of the market. Memoize them, so that a changed coin renders one row. */
export const marketColumns = (options: MarketColumnsOptions): readonly DataTableColumn<MarketRow>[] => {
  const { t, terms, termsKnown, cards, person, nameOf, onOpen } = options;
  return [
    // Every column but those of the terms has a width, so that nothing moves sideways when the terms are read.
    {
      key: 'asset',
      header: t('earn.coin'),
      card: 'title',
      placeholder: coinPlaceholder,
      sortable: true,
      width: person ? '19%' : '24%',
      cell: (row) => coinCell(row, options, nameOf(row.asset)),
    },
    ...(cards ? [leadColumn(options)] : []),
    {
      key: 'apr',
      header: t('earn.market.flexibleApr'),
      card: 'hidden',
      align: 'end',
      sortable: true,
      width: person ? '14%' : '20%',
      cell: (row) => (row.flexible ? <MarketRate row={row} way={row.flexible} onOpen={onOpen} /> : notOffered(t)),
    },
    ...(termsKnown || cards
      ? terms.map((days, index) => termColumn(options, days, index < terms.length - TERMS_OF_TABLET))
      : [pendingColumn(t)]),
    ...(person
      ? [
          {
            key: 'held',
            header: t('earn.market.held'),
            card: 'hidden',
            align: 'end',
            sortable: true,
            width: '17%',
            from: 'wide',
            cell: ({ held, asset }: MarketRow) => amountCell(held, asset),
          } as const,
          {
            key: 'available',
            header: t('earn.market.available'),
            card: 'hidden',
            align: 'end',
            sortable: true,
            width: '17%',
            cell: (row: MarketRow) => availableCell(row, options),
          } as const,
        ]
      : []),
    ...(options.onCompare && !cards ? [compareColumn(options, options.onCompare)] : []),
  ];
};

/** A button that puts the coin's flexible product and the best other one together to compare them. */
const compareColumn = (
  { t, comparedCoins }: MarketColumnsOptions,
  onCompare: NonNullable<MarketColumnsOptions['onCompare']>,
): DataTableColumn<MarketRow> => ({
  key: 'compare',
  header: t('earn.market.compare'),
  align: 'end',
  width: '92px',
  cell: (row) => {
    const { asset, flexible } = row;
    const [first, second] = flexible ? [flexible, bestBeside(row, flexible)] : row.fixed;
    return (
      <IconButton
        variant="ghost"
        tone="neutral"
        label={t('earn.market.compareOf', { coin: asset })}
        aria-pressed={comparedCoins.includes(asset)}
        onClick={() =>
          onCompare(
            asset,
            [first, second].flatMap((way) => way?.key ?? []),
          )
        }
      >
        <Icon icon={icons.compare} />
      </IconButton>
    );
  },
});

/** A zero is quieter than a figure, and needs no unit. */
const amountCell = (amount: Decimal | undefined, asset: string): ReactElement =>
  amount !== undefined && isZero(amount) ? (
    <Text color="gray">
      <CoinAmount amount={amount} />
    </Text>
  ) : (
    <CoinAmount amount={amount} asset={asset} />
  );

const availableCell = ({ available, held, asset }: MarketRow, { t }: MarketColumnsOptions): ReactElement => (
  <span className={`${endFigure} ${own.available}`}>
    {amountCell(available, asset)}
    {held !== undefined && !isZero(held) && (
      <Text size="1" color="gray" className={own.held}>
        <CoinAmount amount={held} /> <Words>{t('earn.market.heldNote')}</Words>
      </Text>
    )}
  </span>
);

/** The coin with its name below; on a card with its name beside it, and what the person can subscribe below. */
function coinCell(
  { asset, icon, available }: MarketRow,
  { t, cards, person }: MarketColumnsOptions,
  name: string | undefined,
): ReactElement {
  if (!cards || !person) return <CoinName asset={asset} icon={icon} note={name} />;
  const note =
    available === undefined ? (
      name
    ) : isZero(available) ? (
      t('earn.market.nothingAvailable')
    ) : (
      <>
        <Words>{t('earn.market.available')}</Words> <CoinAmount amount={available} />
      </>
    );
  return (
    <CoinName
      asset={asset}
      icon={icon}
      note={note}
      badge={
        name !== undefined && available !== undefined ? (
          <Text size="1" weight="regular" color="gray">
            {name}
          </Text>
        ) : undefined
      }
    />
  );
}

const notOffered = (t: Translate<typeof marketMessages>): ReactElement => (
  <>
    {none}
    <VisuallyHidden>{t('earn.market.notOffered')}</VisuallyHidden>
  </>
);

/** The best product of a coin for one term. */
const termColumn = ({ t, onOpen }: MarketColumnsOptions, days: number, dropped: boolean): DataTableColumn<MarketRow> => ({
  key: termKey(days),
  header: t('earn.market.days', { days }),
  card: 'hidden',
  align: 'end',
  sortable: true,
  ...(dropped && { from: 'medium' }),
  cell: (row) => {
    const way = termOf(row, days);
    return way ? <MarketRate row={row} way={way} onOpen={onOpen} /> : notOffered(t);
  },
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

/** The rates of a card: the one that the filter and the order ask for, and below it the best other one. */
const leadColumn = (options: MarketColumnsOptions): DataTableColumn<MarketRow> => ({
  key: 'rates',
  header: options.t('earn.apr'),
  card: 'title',
  align: 'end',
  cell: (row) => {
    const { t, filter, sort, onOpen } = options;
    const lead = leadOf(row, filter, sort);
    if (lead === undefined) return notOffered(t);
    const other = bestBeside(row, lead);
    const term = lead.product === 'fixed' ? t('earn.market.days', { days: lead.days }) : t('earn.market.productFlexible');
    return (
      <span className={endFigure}>
        <MarketRate row={row} way={lead} onOpen={onOpen} size="4" noted={false} />
        <span className={own.second}>
          {other ? (
            <MarketRate
              row={row}
              way={other}
              onOpen={onOpen}
              size="2"
              noted={false}
              before={other.product === 'fixed' ? t('earn.market.days', { days: other.days }) : t('earn.market.productFlexible')}
            />
          ) : (
            <Text size="1" color="gray">
              {term}
            </Text>
          )}
        </span>
      </span>
    );
  },
});
