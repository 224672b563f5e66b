/** A fixed product of the exchange in the page. */
export interface Product {
  readonly id: string;
  readonly days: number;
  /** Rate of a year as a share of 1, as the exchange sends it. */
  readonly rate: string;
}

/** What a person can subscribe to, by term. */
export const PRODUCTS: readonly Product[] = [
  { id: '107', days: 7, rate: '0.041' },
  { id: '130', days: 30, rate: '0.054' },
  { id: '190', days: 90, rate: '0.062' },
];

/** The product that is chosen at first; the only one with a bonus. */
export const CHOSEN = '130';

/** Rates added to parts of an amount. */
export const BONUS_TIERS = [
  { left: '0', right: '1000', apr: '0.02' },
  { left: '1000', right: '5000', apr: '0.008' },
];

/** The best voucher of the person, for the same product. */
export const VOUCHER = { rate: '1', most: '5000' };

export const COIN = 'USDT';
/** Decimals of an amount. */
export const DECIMALS = 8;
export const BALANCE = '14140.26';
export const LEAST = '10';
export const MOST = '20000';

/** What a subscription form holds. */
export interface Subscription {
  readonly amount: string;
  readonly term: string;
  readonly renew: boolean;
}

export const EMPTY: Subscription = { amount: '', term: CHOSEN, renew: false };

/** The terms as options of a form. */
export const TERM_OPTIONS = PRODUCTS.map(({ id, days, rate }) => ({
  value: id,
  label: `${days} days, ${(Number(rate) * 100).toFixed(2)}%`,
}));

/** What is wrong with an amount; `true` if nothing is. */
export function checkAmount(text: string): true | string {
  if (!/^\d+(\.\d+)?$/.test(text)) return 'Enter an amount';
  if (Number(text) < Number(LEAST)) return `At least ${LEAST} ${COIN}`;
  return Number(text) <= Number(BALANCE) || `At most ${BALANCE} ${COIN}`;
}

/** What the form says about an amount and a term: name and value. */
export function summaryOf({
  amount: text,
  term,
}: Pick<Subscription, 'amount' | 'term'>): readonly (readonly [name: string, value: string])[] {
  const { days = 0, rate = '0' } = PRODUCTS.find(({ id }) => id === term) ?? {};
  const amount = Number(text) || 0;
  const share = days / 365;
  const base = amount * Number(rate) * share;
  const hasMore = term === CHOSEN;
  const bonus = hasMore ? BONUS_TIERS.reduce((sum, tier) => sum + within(amount, tier) * Number(tier.apr), 0) * share : 0;
  const voucher = hasMore ? Math.min(amount, Number(VOUCHER.most)) * (Number(VOUCHER.rate) / 100) * share : 0;
  const total = base + bonus + voucher;
  return [
    ['APR', amount > 0 ? `${((total / amount / share) * 100).toFixed(2)}%` : '–'],
    ['Base earnings', `${base.toFixed(DECIMALS)} ${COIN}`],
    ['Bonus', `${bonus.toFixed(DECIMALS)} ${COIN}`],
    ['Voucher', `${voucher.toFixed(DECIMALS)} ${COIN}`],
    ['Earnings', `${total.toFixed(DECIMALS)} ${COIN}`],
    ['Paid in all', `${(amount + total).toFixed(DECIMALS)} ${COIN}`],
  ];
}

/** The part of an amount that a tier is paid for. */
const within = (amount: number, { left, right }: (typeof BONUS_TIERS)[number]): number =>
  Math.max(0, Math.min(amount, Number(right)) - Number(left));
