import type { ReactElement } from 'react';
import { type Decimal, type FigureStyle, ZERO, formatAmount, formatExact, formatPercent, isZero } from '@earnkit/core';
import type { MarketFixedWay, MarketFlexibleWay, MarketRow } from '@earnkit/hooks';
import { Text, Words } from '@earnkit/ui';
import { type Translate, useMessages } from '../../messages/index.ts';
import { FigureButton } from '../../parts/figures/FigureButton.tsx';
import { Rate } from '../../parts/figures/Rate.tsx';
import * as partsCss from '../../parts/parts.css.ts';
import * as css from '../../parts/query/list.css.ts';
import { FixedSubscribeDialog } from '../fixed-subscribe-dialog/index.ts';
import { FlexibleSubscribeDialog } from '../flexible-subscribe-dialog/index.ts';
import * as own from './MarketList.css.ts';
import { marketMessages } from '../marketMessages.ts';
import { NotLentNote } from '../notLent.tsx';

/** A way to earn of the market. */
export type MarketWay = MarketFlexibleWay | MarketFixedWay;

/** Opens exactly the product of a way. */
export type OpenWay = (row: MarketRow, way: MarketWay) => void;

/** What a way is called among those of its coin. Two of the same term are told apart by the tier they ask for. */
export function wayTitle(t: Translate<typeof marketMessages>, way: MarketWay): string {
  if (way.product === 'flexible') return t('earn.market.productFlexible');
  const name = t('earn.market.productFixed', { days: t('earn.market.days', { days: way.days }) });
  return way.leastTier === undefined ? name : t('earn.market.productVip', { name, tier: String(way.leastTier) });
}

/** The obstacles in place of which no rate is named. */
const CLOSED = { 'sold-out': 'earn.market.soldOut', 'not-started': 'earn.market.notStarted', ended: 'earn.market.ended' } as const;

const isClosed = (obstacle: MarketWay['obstacle']): obstacle is keyof typeof CLOSED => obstacle !== undefined && obstacle in CLOSED;

export interface MarketRateProps {
  /** The coin. */
  row: MarketRow;
  /** The way whose rate it is. */
  way: MarketWay;
  /** Opens the product. */
  onOpen: OpenWay;
  /** Size of the figure. @default 'inherit' */
  size?: '2' | '3' | '4' | 'inherit';
  /** Text before the rate, such as the term in a place without a column for it. @default none */
  before?: string;
  /** Whether the line below also says what the rate is made of. @default false */
  parts?: boolean;
  /** Whether there is a line below, for a place with a line of its own. @default true */
  noted?: boolean;
  /** The side at which the figures stand. @default 'end' */
  align?: 'start' | 'end';
}

/**
 * The rate of the next unit, which opens just that product (AMB-173), and below it one line that says up to where it holds, or why it is
 * not higher. The best of a coin is marked by its weight and a line below it.
 */
export function MarketRate({
  row,
  way,
  onOpen,
  size = 'inherit',
  before,
  parts = false,
  noted = true,
  align = 'end',
}: MarketRateProps): ReactElement {
  const { t, figureStyle } = useMessages(marketMessages);
  const { obstacle, rate } = way;
  if (isClosed(obstacle))
    return (
      <Text size="1" color="gray">
        {t(CLOSED[obstacle])}
      </Text>
    );
  const notLent = way.product === 'flexible' ? row.aprParts.notLent : undefined;
  const fraction: Decimal | undefined = notLent ? ZERO : rate.aprFraction;
  const best = row.best === way.key;
  const upTo = rate.upTo && !notLent;
  const percent = formatPercent(fraction, figureStyle);
  const values = { apr: upTo ? `${t('earn.upTo')} ${percent}` : percent, coin: row.asset, product: wayTitle(t, way) };
  const { prewarmProps } = way.product === 'flexible' ? FlexibleSubscribeDialog : FixedSubscribeDialog;
  const notes = noted
    ? [parts && !notLent && !isZero(rate.bonusFraction) && partsText(t, way, figureStyle), noteText(t, way, figureStyle, parts)].filter(
        Boolean,
      )
    : [];
  return (
    <span className={align === 'end' ? partsCss.endFigure : own.startRate}>
      <FigureButton
        label={t(best ? 'earn.market.openBest' : 'earn.market.open', values)}
        line={best ? 'solid' : 'hover'}
        onClick={() => onOpen(row, way)}
        {...prewarmProps}
      >
        {upTo && (
          <Text size="1" color="gray">
            <Words>{t('earn.upTo')}</Words>{' '}
          </Text>
        )}
        {before !== undefined && (
          <Text size="1" color="gray">
            <Words>{before}</Words>{' '}
          </Text>
        )}
        <Rate
          fraction={fraction}
          tone={notLent || obstacle === 'vip' || obstacle === 'used-up' ? 'default' : 'accent'}
          size={size}
          strong={best}
        />
      </FigureButton>
      {notes.map((note) => (
        <Text key={String(note)} size="1" color="gray" className={css.rateParts}>
          {note}
        </Text>
      ))}
      {noted && <NotLentNote notLent={notLent} />}
    </span>
  );
}

const partsText = (t: Translate<typeof marketMessages>, { rate, bonusPaidIn, asset }: MarketWay, style: FigureStyle): string => {
  const values = { base: formatPercent(rate.baseFraction, style), bonus: formatPercent(rate.bonusFraction, style) };
  if (rate.upTo) return t('earn.aprPartsUpTo', values);
  return bonusPaidIn === undefined || bonusPaidIn === asset
    ? t('earn.market.parts', values)
    : t('earn.market.partsIn', { ...values, coin: bonusPaidIn });
};

/** Every digit of an amount, or where that is shorter, the amount cut down: so much earns the rate at least. */
function shortAmount(amount: Decimal, style: FigureStyle): string {
  const [exact, cut] = [formatExact(amount, style), formatAmount(amount, style)];
  return exact.length <= cut.length ? exact : cut;
}

/** Up to where the rate holds, or why it is not higher; `undefined` where every amount earns it. The tier is left out where the way is named with it. */
function noteText(t: Translate<typeof marketMessages>, way: MarketWay, style: FigureStyle, named: boolean): string | undefined {
  const { obstacle, leastTier, rate, terms } = way;
  if (obstacle === 'used-up') return t('earn.market.limitReached');
  if (obstacle === 'not-lent') return undefined;
  if (leastTier !== undefined && !named) return t('earn.market.vipFrom', { tier: String(leastTier) });
  if (rate.left !== undefined) {
    const amount = shortAmount(rate.left, style);
    return terms.held !== undefined && isZero(terms.held) ? t('earn.market.first', { amount }) : t('earn.market.next', { amount });
  }
  return rate.bonusUsedUp ? t('earn.market.usedUp') : undefined;
}
