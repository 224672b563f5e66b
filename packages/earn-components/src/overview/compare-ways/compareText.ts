import {
  type CalendarDay,
  type Decimal,
  type FigureStyle,
  type TimeStyle,
  formatAmount,
  formatCalendarDay,
  formatDay,
  formatExact,
  isPositive,
  subtract,
} from '@earnkit/core';
import type { Compare, ComparedWay } from '@earnkit/hooks/overview';
import type { Translate } from '../../messages/index.ts';
import { wayName } from '../ways-to-earn/wayText.ts';
import type { waysMessages } from '../ways-to-earn/messages.ts';
import type { compareMessages } from './messages.ts';

/** What the texts of a comparison are made with. */
export interface CompareWords {
  readonly t: Translate<typeof compareMessages>;
  readonly ways: Translate<typeof waysMessages>;
  readonly figureStyle: FigureStyle;
  readonly timeStyle: TimeStyle;
}

/** What a way is called in the comparison; with its coin where the ways have different ones. */
export function comparedName({ t, ways }: CompareWords, { way, choice }: ComparedWay, mixed: boolean): string {
  if (way === undefined) return choice.asset;
  const name = wayName(ways, way);
  return mixed ? t('earn.compare.ofCoin', { way: name, coin: choice.asset }) : name;
}

/** An amount with its coin. */
export const withCoin = (figureStyle: FigureStyle, amount: Decimal, coin: string, exact = false): string =>
  `${(exact ? formatExact : formatAmount)(amount, figureStyle)} ${coin}`;

/** What can be had of a way with its bonuses; in USDT where the ways have different coins. */
export function haveText({ t, figureStyle }: CompareWords, { outcome, haveUsdt, choice }: ComparedWay, mixed: boolean): string | undefined {
  if (mixed) return haveUsdt && withCoin(figureStyle, haveUsdt, 'USDT');
  if (outcome?.have === undefined) return undefined;
  return [
    withCoin(figureStyle, outcome.have, choice.asset),
    ...outcome.bonuses.map(({ asset, amount }) => amount && t('earn.compare.and', { amount: withCoin(figureStyle, amount, asset) })),
  ]
    .filter((text) => text !== undefined)
    .join(' ');
}

const gainOf = ({ outcome, gainUsdt }: ComparedWay, mixed: boolean): Decimal | undefined => (mixed ? gainUsdt : outcome?.gain);

/** What another way would give, beside the best one. */
function besideText(words: CompareWords, other: ComparedWay, { best, mixed, unit }: Compare): string | undefined {
  const { t, figureStyle, timeStyle } = words;
  const way = comparedName(words, other, mixed);
  const { outcome, amount } = other;
  if (outcome === undefined || other.estimate) return undefined;
  if (outcome.leaving.kind === 'interest')
    return amount && t('earn.compare.early', { way, amount: withCoin(figureStyle, amount, other.choice.asset, true) });
  if (outcome.leaving.kind === 'not-possible') {
    const day = lastDay(other, timeStyle);
    return day === undefined ? undefined : t('earn.compare.locked', { way, day });
  }
  const [most, less] = [best && gainOf(best, mixed), gainOf(other, mixed)];
  const difference = most && less && subtract(most, less);
  return difference && isPositive(difference)
    ? t('earn.compare.more', { way: thenName(words, other, mixed), amount: withCoin(figureStyle, difference, unit) })
    : undefined;
}

/** The name of a way that has gone on in flexible. */
const thenName = (words: CompareWords, one: ComparedWay, mixed: boolean): string => {
  const way = comparedName(words, one, mixed);
  return one.thenFlexible && one.outcome?.leaving.kind === 'none' ? words.t('earn.compare.then', { way }) : way;
};

/** The day before which a way cannot be left. */
export function lastDay({ way }: ComparedWay, style: TimeStyle): string | undefined {
  if (way?.access.kind !== 'at' || way.access.at === undefined) return undefined;
  return formatDay(way.access.at, style);
}

/** The comparison in one sentence or two: which way is best on the day, and what the others would give. */
export function compareSentence(words: CompareWords, compare: Compare): string {
  const { t, timeStyle } = words;
  const { ways, amount, loading, failed, best, mixed } = compare;
  if (amount === undefined) return t('earn.compare.noAmount');
  if (loading) return t('earn.compare.reading');
  // That is said beside the button that reads it again.
  if (failed) return '';
  const day = dayText(compare.day, timeStyle);
  const [only] = ways;
  if (ways.length === 1 && only) {
    const have = haveText(words, only, mixed);
    const kind = only.outcome?.leaving.kind;
    if (have !== undefined && (kind === 'none' || kind === 'fee'))
      return t(only.estimate ? 'earn.compare.estimated' : 'earn.compare.alone', { day, way: thenName(words, only, mixed), have });
    return besideText(words, only, compare) ?? t('earn.compare.none', { day });
  }
  const have = best && haveText(words, best, mixed);
  const first =
    best && have !== undefined ? t('earn.compare.best', { day, way: thenName(words, best, mixed), have }) : t('earn.compare.none', { day });
  return [first, ...ways.filter((one) => one !== best).map((one) => besideText(words, one, compare))]
    .filter((text) => text !== undefined)
    .join(' ');
}

/** A day of the comparison; `--` while it is not known. */
export const dayText = (day: CalendarDay | undefined, style: TimeStyle): string => formatCalendarDay(day, style);
