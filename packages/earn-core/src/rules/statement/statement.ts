import { type CalendarDay, type DayRange, type Instant, addMonths, calendarDay, endOfMonth } from '@earnkit/time';
import { type Decimal, ZERO, add, compare, decimal, divide, multiply, roundDown } from '../../decimal.ts';
import { isStablecoin } from '../account/prices.ts';
import { compareText } from '../lists.ts';

/**
 * What kind of earning it is. The codes are part of the files and never change: `interest`, `bonus`, `rateUp` (what a voucher paid),
 * `reward` (staking, launchpool, soft staking), `value` (a change of value, which nobody paid) and `unknown` (AMB-170).
 */
export type EarningKind = 'interest' | 'bonus' | 'rateUp' | 'reward' | 'value' | 'unknown';

/** Something that was earned: a payment, what one day paid, or one day's change of value. */
export interface Earning {
  /** Unique within its product. */
  readonly id: string;
  /** The product that paid it, such as `flexible`; part of the files. */
  readonly product: string;
  /** Its kind. */
  readonly kind: EarningKind;
  /** The coin that earned it. */
  readonly asset: string;
  /** The coin that was earned. */
  readonly earnedAsset: string;
  /** How much of it; `undefined` where that could not be read. */
  readonly amount: Decimal | undefined;
  /** When it was paid; for the sum of a day, when the day begins. */
  readonly at: Instant;
  /** Its day in the person's zone. */
  readonly day: CalendarDay;
}

/** The price of a coin on a day, in USDT; `undefined` where it is not known. Today's price never stands in for it. */
export type PriceOn = (asset: string, day: CalendarDay) => Decimal | undefined;

/** An amount of one coin, and its value on the days on which it was earned. */
export interface StatementAmount {
  /** The coin. */
  readonly asset: string;
  /** The exact sum. */
  readonly amount: Decimal;
  /** Value in USDT, cut to 2 digits, of what has a price; `undefined` where nothing of it has one. */
  readonly valueUsdt: Decimal | undefined;
}

/** What one coin earned in one product in one month. */
export interface StatementLine {
  /** The month, `2026-10`. */
  readonly month: string;
  /** The product. */
  readonly product: string;
  /** The coin that earned it. */
  readonly asset: string;
  /** Interest and rewards, one amount for each coin they were paid in. */
  readonly interest: readonly StatementAmount[];
  /** Bonus, likewise. */
  readonly bonus: readonly StatementAmount[];
  /** Value of interest and rewards: the sum of their shown values; `undefined` where none is known. */
  readonly interestUsdt: Decimal | undefined;
  /** Value of the bonus, likewise. */
  readonly bonusUsdt: Decimal | undefined;
  /** Value of both. */
  readonly valueUsdt: Decimal | undefined;
  /** How many earnings of the line have no price on their day; they are in no value. */
  readonly withoutPrice: number;
}

/** One month of a statement. */
export interface StatementMonth {
  /** The month, `2026-10`. */
  readonly month: string;
  /** Its days that the statement covers. */
  readonly days: DayRange;
  /** Whether those are all days of the month. */
  readonly whole: boolean;
  /** Value of what each product paid: the sum of its lines. A product without a line paid nothing. */
  readonly productUsdt: Readonly<Record<string, Decimal | undefined>>;
  /** Value of everything: the sum of all lines; `undefined` where there are lines and none has a value. */
  readonly totalUsdt: Decimal | undefined;
  /** How many earnings there are. */
  readonly count: number;
}

/** What a person earned. Each total is the sum of the values that are shown above it. */
export interface Statement {
  /** The latest month first; within it by product, and by value. */
  readonly lines: readonly StatementLine[];
  /** Each month from the first with an earning, the latest first. */
  readonly months: readonly StatementMonth[];
  /** Value of what each product paid. */
  readonly productUsdt: Readonly<Record<string, Decimal | undefined>>;
  /** Value of everything; `undefined` where there are earnings and none has a value. */
  readonly totalUsdt: Decimal | undefined;
  /** The month with the highest total; `undefined` without a month that has one above zero. */
  readonly best: StatementMonth | undefined;
  /** The total over the number of months, cut to 2 digits; `undefined` without months. */
  readonly averageUsdt: Decimal | undefined;
  /** How many earnings there are. */
  readonly count: number;
  /** How many have no price on their day. */
  readonly withoutPrice: number;
  /** How many have an amount that could not be read; they are in no sum. */
  readonly withoutAmount: number;
}

/** How a statement is made. */
export interface StatementOptions {
  /** The days that the statement covers. */
  readonly range: DayRange;
  /** Today in the person's zone: the month that runs is not whole. */
  readonly today: CalendarDay;
  /** The order of the products. */
  readonly products: readonly string[];
  /** What a coin was worth on a day. */
  readonly priceOn: PriceOn;
}

const VALUE_DECIMALS = 2;

const sumOf = (parts: readonly (Decimal | undefined)[]): Decimal | undefined => {
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 && parts.length > 0 ? undefined : add(ZERO, ...known);
};

/** Sum of amounts that may be none at all: without any it is not known, and not zero. */
const sumOfSome = (parts: readonly (Decimal | undefined)[]): Decimal | undefined => (parts.length === 0 ? undefined : sumOf(parts));

const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Exact sums by the coin that was earned, in the order of their first earning. Those whose amount could not be read are in no sum. */
export const sumsByAsset = (
  earnings: readonly Pick<Earning, 'earnedAsset' | 'amount'>[],
): readonly { readonly asset: string; readonly amount: Decimal }[] =>
  [...groupBy(earnings, ({ earnedAsset }) => earnedAsset)].map(([asset, group]) => ({
    asset,
    amount: add(ZERO, ...group.flatMap(({ amount }) => amount ?? [])),
  }));

/** The value of an earning on its day, exact. A stablecoin is worth its amount (SH-23). */
export const valueOn = ({ earnedAsset, amount, day }: Earning, priceOn: PriceOn): Decimal | undefined => {
  if (amount === undefined || isStablecoin(earnedAsset)) return amount;
  const price = priceOn(earnedAsset, day);
  return price && multiply(amount, price);
};

const isBonus = ({ kind }: Earning): boolean => kind === 'bonus';

function amountsOf(earnings: readonly Earning[], priceOn: PriceOn): readonly StatementAmount[] {
  return [...groupBy(earnings, ({ earnedAsset }) => earnedAsset)].map(([asset, group]) => {
    const value = sumOf(group.map((earning) => valueOn(earning, priceOn)));
    return {
      asset,
      amount: add(ZERO, ...group.flatMap(({ amount }) => amount ?? [])),
      valueUsdt: value && roundDown(value, VALUE_DECIMALS),
    };
  });
}

function lineOf(earnings: readonly [Earning, ...Earning[]], priceOn: PriceOn): StatementLine {
  const [{ day, product, asset }] = earnings;
  const interest = amountsOf(
    earnings.filter((earning) => !isBonus(earning)),
    priceOn,
  );
  const bonus = amountsOf(earnings.filter(isBonus), priceOn);
  const interestUsdt = sumOfSome(interest.map(({ valueUsdt }) => valueUsdt));
  const bonusUsdt = sumOfSome(bonus.map(({ valueUsdt }) => valueUsdt));
  return {
    month: day.slice(0, 7),
    product,
    asset,
    interest,
    bonus,
    interestUsdt,
    bonusUsdt,
    valueUsdt: sumOf([...interest, ...bonus].map(({ valueUsdt }) => valueUsdt)),
    withoutPrice: earnings.filter((earning) => valueOn(earning, priceOn) === undefined).length,
  };
}

const productSums = (lines: readonly StatementLine[]): Readonly<Record<string, Decimal | undefined>> =>
  Object.fromEntries(
    [...groupBy(lines, ({ product }) => product)].map(([product, group]) => [product, sumOf(group.map(({ valueUsdt }) => valueUsdt))]),
  );

/** Each month from the first day to the last, the latest first. */
function monthsOf({ start, end }: DayRange): readonly DayRange[] {
  const months: DayRange[] = [];
  for (let first = start; first <= end; first = addMonths(calendarDay(`${first.slice(0, 7)}-01`), 1)) {
    const last = endOfMonth(first);
    months.unshift({ start: first, end: last < end ? last : end });
  }
  return months;
}

/**
 * Adds up what a person earned, by month, product and coin. Amounts are exact sums. The value of a coin in a line is cut to 2 digits, and
 * every other value is the sum of those, so that all totals are the sums of what is shown, whichever way they are added up. Earnings outside
 * the range are in none of them.
 */
export function statementOf(all: readonly Earning[], { range, today, products, priceOn }: StatementOptions): Statement {
  const inside = all.filter(({ day }) => day >= range.start && day <= range.end);
  const earnings = inside.filter(({ amount }) => amount !== undefined);
  const rank = (product: string): number => (products.includes(product) ? products.indexOf(product) : products.length);
  const lines = [...groupBy(earnings, ({ day, product, asset }) => JSON.stringify([day.slice(0, 7), product, asset])).values()]
    // A group has at least the earning that made it.
    .map((group) => lineOf(group as unknown as readonly [Earning, ...Earning[]], priceOn))
    .toSorted(
      (one, other) =>
        compareText(other.month, one.month) ||
        rank(one.product) - rank(other.product) ||
        compareText(one.product, other.product) ||
        compare(other.valueUsdt ?? ZERO, one.valueUsdt ?? ZERO) ||
        compareText(one.asset, other.asset),
    );
  const byMonth = groupBy(lines, ({ month }) => month);
  const counts = groupBy(earnings, ({ day }) => day.slice(0, 7));
  const firstDay = earnings.reduce<CalendarDay | undefined>(
    (first, { day }) => (first === undefined || day < first ? day : first),
    undefined,
  );
  const firstMonth = firstDay && calendarDay(`${firstDay.slice(0, 7)}-01`);
  // Months before the first earning are left out. The first month of who began within the range begins with that earning.
  const start = firstDay && firstMonth && firstMonth > range.start ? firstDay : range.start;
  const months = (firstDay === undefined ? [] : monthsOf({ start, end: range.end < today ? range.end : today })).map(
    (days): StatementMonth => {
      const month = days.start.slice(0, 7);
      const ofMonth = byMonth.get(month) ?? [];
      return {
        month,
        days,
        whole: days.start.endsWith('-01') && days.end === endOfMonth(days.end) && days.end < today,
        productUsdt: productSums(ofMonth),
        totalUsdt: sumOf(ofMonth.map(({ valueUsdt }) => valueUsdt)),
        count: counts.get(month)?.length ?? 0,
      };
    },
  );
  const totalUsdt = sumOf(lines.map(({ valueUsdt }) => valueUsdt));
  const best = months.reduce<StatementMonth | undefined>(
    (highest, month) => (compare(month.totalUsdt ?? ZERO, highest?.totalUsdt ?? ZERO) > 0 ? month : highest),
    undefined,
  );
  return {
    lines,
    months,
    productUsdt: productSums(lines),
    totalUsdt,
    best,
    averageUsdt: totalUsdt && months.length > 0 ? divide(totalUsdt, decimal(String(months.length)), VALUE_DECIMALS) : undefined,
    count: earnings.length,
    withoutPrice: lines.reduce((sum, line) => sum + line.withoutPrice, 0),
    withoutAmount: inside.length - earnings.length,
  };
}
