import { type FixedProductType, fixed } from '@earnkit/core/simple-earn/contract';
import type { LadderStep } from '../../rates/interest.ts';
import { fixedRefusals } from './refusals.ts';

/** A fixed term of one coin. */
export interface FixedProduct {
  readonly id: string;
  readonly asset: string;
  /** @default 'normal' */
  readonly type?: FixedProductType;
  readonly days: number;
  /** Rate at first, a fraction per year; an event changes it. */
  readonly rateYear: string;
  /** Smallest subscription. */
  readonly minLend: string;
  /** The most one person may hold. @default as much as they like */
  readonly userMax?: string;
  /** What all people may subscribe together; `'0'` is sold out. @default as much as they like */
  readonly total?: string;
  /** A ladder bonus, paid in a coin of its own. @default none */
  readonly bonus?: { readonly asset: string; readonly steps: readonly LadderStep[] };
  /** What the product does not offer. @default it offers all of it */
  readonly lacks?: readonly ('reinvest' | 'redeem-account' | 'early')[];
  /** VIP tiers that may subscribe, both included. */
  readonly tiers?: readonly [least: number, most: number];
  /** Worlds whose people may subscribe a special product. */
  readonly invited?: readonly string[];
  /** Unix seconds. @default it has been sold always */
  readonly startsAt?: number;
  /** Unix seconds, exclusive. @default it is sold for ever */
  readonly endsAt?: number;
  readonly title?: string;
  readonly subtitle?: string;
}

/** Three steps of a bonus in GT. */
const IN_GT = {
  asset: 'GT',
  steps: [
    { left: '0', right: '500', apr: '0.03' },
    { left: '500', right: '5000', apr: '0.012' },
    { left: '5000', right: '', apr: '0.004' },
  ],
} as const;

const NEXT_SEASON = Date.UTC(2039, 0, 1) / 1000;
const END_OF_SEASON = Date.UTC(2026, 2, 15) / 1000;

/** Every fixed product, in the order of the lists. */
export const FIXED_PRODUCTS: readonly FixedProduct[] = [
  { id: '101', asset: 'USDT', days: 1, rateYear: '0.0285', minLend: '1', userMax: '50000', total: '40000000', lacks: ['early'] },
  { id: '102', asset: 'USDT', days: 7, rateYear: '0.0412', minLend: '1', userMax: '20000', total: '25000000' },
  { id: '103', asset: 'USDT', days: 30, rateYear: '0.0525', minLend: '10', userMax: '100000', total: '60000000', bonus: IN_GT },
  { id: '104', asset: 'USDT', days: 90, rateYear: '0.0688', minLend: '100', total: '30000000', lacks: ['early', 'reinvest'] },
  { id: '111', asset: 'USDC', days: 7, rateYear: '0.0365', minLend: '1', userMax: '20000', total: '8000000', lacks: ['redeem-account'] },
  { id: '112', asset: 'USDC', days: 30, rateYear: '0.0498', minLend: '10', userMax: '50000', total: '0' },
  { id: '121', asset: 'BTC', days: 7, rateYear: '0.0065', minLend: '0.0001', userMax: '2', total: '900' },
  { id: '122', asset: 'BTC', days: 30, rateYear: '0.0092', minLend: '0.0001', userMax: '5', total: '600' },
  { id: '123', asset: 'BTC', days: 90, rateYear: '0.0125', minLend: '0.001', userMax: '5', total: '400', lacks: ['early'] },
  { id: '131', asset: 'ETH', days: 7, rateYear: '0.0142', minLend: '0.001', userMax: '50', total: '12000' },
  {
    id: '132',
    asset: 'ETH',
    days: 30,
    rateYear: '0.0186',
    minLend: '0.01',
    userMax: '100',
    total: '9000',
    bonus: { asset: 'GT', steps: [{ left: '0', right: '10', apr: '0.02' }] },
  },
  { id: '141', asset: 'SOL', days: 30, rateYear: '0.0331', minLend: '0.1', userMax: '500', total: '40000', lacks: ['reinvest'] },
  { id: '142', asset: 'SOL', days: 90, rateYear: '0.0417', minLend: '0.1', userMax: '500', total: '0' },
  { id: '151', asset: 'GT', days: 7, rateYear: '0.0108', minLend: '1', userMax: '3000', total: '250000' },
  { id: '161', asset: 'DOGE', days: 30, rateYear: '0.0124', minLend: '50', startsAt: NEXT_SEASON, title: 'DOGE 30 days, next season' },
  { id: '162', asset: 'XRP', days: 7, rateYear: '0.0151', minLend: '5', endsAt: END_OF_SEASON, title: 'XRP 7 days, this season' },
  {
    id: '201',
    asset: 'USDT',
    type: 'vip',
    tiers: [5, 9],
    days: 30,
    rateYear: '0.0815',
    minLend: '10000',
    userMax: '2000000',
    title: 'VIP Wealth 30 days',
    subtitle: 'For VIP 5 to 9',
  },
  { id: '202', asset: 'BTC', type: 'vip', tiers: [5, 16], days: 7, rateYear: '0.0148', minLend: '0.5', userMax: '25', lacks: ['early'] },
  { id: '203', asset: 'USDT', type: 'vip', tiers: [8, 16], days: 90, rateYear: '0.0942', minLend: '50000', bonus: IN_GT },
  { id: '204', asset: 'ETH', type: 'vip', tiers: [5, 16], days: 30, rateYear: '0.0269', minLend: '10', total: '0' },
  {
    id: '301',
    asset: 'USDT',
    type: 'special',
    invited: ['saver', 'vip5'],
    days: 7,
    rateYear: '0.12',
    minLend: '10',
    userMax: '500',
    total: '5000000',
    lacks: ['reinvest'],
    title: 'A thank-you for savers',
    subtitle: 'By invitation',
  },
];

const byId = new Map(FIXED_PRODUCTS.map((product) => [product.id, product]));

/** The product with an id, if there is one. */
export const fixedProductOf = (id: string): FixedProduct | undefined => byId.get(id);

/** The same. @throws Refusal where there is none. */
export function needFixedProduct(id: string): FixedProduct {
  const product = byId.get(id);
  if (product === undefined) throw fixedRefusals.unknownProduct();
  return product;
}

/** The kind of a product as it travels (SE-02). */
export const typeOf = ({ type = 'normal' }: FixedProduct): number => fixed.FIXED_PRODUCT_TYPES[type];

/** Whether a product offers something. */
export const offers = ({ lacks = [] }: FixedProduct, what: 'reinvest' | 'redeem-account' | 'early'): boolean => !lacks.includes(what);

/** Whether a product is sold at a moment, its quota aside. */
export const isInSeason = ({ startsAt = 0, endsAt = Number.MAX_SAFE_INTEGER }: FixedProduct, at: number): boolean =>
  startsAt <= at && at < endsAt;
