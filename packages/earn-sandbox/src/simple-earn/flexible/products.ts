import { HOUR } from '../../clock/clock.ts';
import { bonusStatus, type BonusPool } from '../../rates/interest.ts';
import { rateYear, type RatedProduct } from '../../rates/rate.ts';
import { productsByAsset } from '../../coins/coins.ts';

/** The rate of the next full hour, which will be paid then. */
export const nextRate = (product: FlexibleProduct, at: number) => rateYear(product, Math.floor(at / HOUR) + 1);

/** The bonus of a coin while it is paid. */
export const openBonus = ({ bonus }: FlexibleProduct, at: number) =>
  bonus !== undefined && bonusStatus(bonus, at) === 1 ? bonus : undefined;

/** Flexible Simple Earn in one coin. */
export interface FlexibleProduct extends RatedProduct {
  /** Smallest subscription. */
  readonly minLend: string;
  /**
   * Smallest subscription by hand of a person whose identity is not verified.
   *
   * @default as everybody's
   */
  readonly minLendUnverified?: string;
  /** Smallest minimum rate a lender may set, in percent. */
  readonly minRatePercent: string;
  /**
   * Largest minimum rate a lender may set, in percent.
   *
   * @default the exchange's 5
   */
  readonly maxRatePercent?: string;
  /** Part of what is lent that borrowers have, in percent. */
  readonly lentPercent: number;
  /** @default no bonus */
  readonly bonus?: BonusPool;
}

const LONG_AGO = Date.UTC(2025, 0, 1) / 1000;
const FAR_AHEAD = Date.UTC(2040, 0, 1) / 1000;
const ended = Date.UTC(2026, 2, 31) / 1000;

/** Every flexible product, in the order of the market. */
export const FLEXIBLE_PRODUCTS: readonly FlexibleProduct[] = [
  {
    asset: 'USDT',
    baseRate: 32_400,
    swing: 35,
    minLend: '1',
    minLendUnverified: '50',
    minRatePercent: '0.01',
    maxRatePercent: '20',
    lentPercent: 82,
    bonus: {
      asset: 'GT',
      limit: '10000',
      rateYear: '0.05',
      startsAt: LONG_AGO,
      endsAt: FAR_AHEAD,
      steps: [
        { left: '0', right: '500', apr: '0.05' },
        { left: '500', right: '2000', apr: '0.015' },
        { left: '2000', right: '', apr: '0.005' },
      ],
    },
  },
  {
    asset: 'USDC',
    baseRate: 28_100,
    swing: 30,
    minLend: '1',
    minLendUnverified: '50',
    minRatePercent: '0.01',
    maxRatePercent: '20',
    lentPercent: 64,
  },
  {
    asset: 'BTC',
    baseRate: 4_200,
    swing: 40,
    minLend: '0.00001',
    minRatePercent: '0.01',
    lentPercent: 38,
    bonus: { asset: 'GT', limit: '0.5', rateYear: '0.008', steps: [], startsAt: LONG_AGO, endsAt: FAR_AHEAD },
  },
  {
    asset: 'ETH',
    baseRate: 11_800,
    swing: 35,
    minLend: '0.0005',
    minRatePercent: '0.01',
    lentPercent: 47,
  },
  { asset: 'GT', baseRate: 6_300, swing: 25, minLend: '0.1', minRatePercent: '0.01', lentPercent: 21 },
  {
    asset: 'SOL',
    baseRate: 21_500,
    swing: 45,
    minLend: '0.01',
    minRatePercent: '0.01',
    maxRatePercent: '10',
    lentPercent: 91,
    bonus: {
      asset: 'SOL',
      limit: '100',
      rateYear: '0.03',
      startsAt: LONG_AGO,
      endsAt: FAR_AHEAD,
      steps: [
        { left: '0', right: '10', apr: '0.03' },
        { left: '10', right: '100', apr: '0.01' },
      ],
    },
  },
  {
    asset: 'XRP',
    baseRate: 9_700,
    swing: 40,
    minLend: '1',
    minRatePercent: '0.01',
    lentPercent: 33,
    bonus: { asset: 'GT', limit: '5000', rateYear: '0.02', steps: [], startsAt: LONG_AGO, endsAt: ended },
  },
  {
    asset: 'DOGE',
    baseRate: 7_200,
    swing: 50,
    minLend: '5',
    minRatePercent: '0.01',
    lentPercent: 29,
    bonus: { asset: 'GT', limit: '20000', rateYear: '0.025', steps: [], startsAt: FAR_AHEAD, endsAt: FAR_AHEAD + 7_776_000 },
  },
  { asset: 'BNB', baseRate: 5_100, swing: 30, minLend: '0.001', minRatePercent: '0.01', lentPercent: 18 },
  { asset: 'TRX', baseRate: 34_600, swing: 30, minLend: '5', minRatePercent: '0.01', lentPercent: 76 },
  { asset: 'ADA', baseRate: 8_900, swing: 40, minLend: '2', minRatePercent: '0.01', lentPercent: 31 },
  { asset: 'LTC', baseRate: 3_600, swing: 35, minLend: '0.01', minRatePercent: '0.01', lentPercent: 24 },
  {
    asset: 'DOT',
    baseRate: 84_500,
    swing: 20,
    minLend: '0.5',
    minRatePercent: '0.5',
    maxRatePercent: '25',
    lentPercent: 88,
  },
  { asset: 'AVAX', baseRate: 26_700, swing: 35, minLend: '0.05', minRatePercent: '0.01', lentPercent: 58 },
  { asset: 'LINK', baseRate: 6_800, swing: 40, minLend: '0.1', minRatePercent: '0.01', lentPercent: 35 },
  { asset: 'TON', baseRate: 17_400, swing: 45, minLend: '0.5', minRatePercent: '0.01', lentPercent: 52 },
  {
    asset: 'SUI',
    baseRate: 38_200,
    swing: 50,
    minLend: '0.5',
    minRatePercent: '0.01',
    maxRatePercent: '15',
    lentPercent: 94,
  },
  {
    asset: 'PEPE',
    baseRate: 52_300,
    swing: 60,
    minLend: '100000',
    minRatePercent: '0.01',
    maxRatePercent: '30',
    lentPercent: 69,
  },
];

/** The flexible product of a coin: `undefined`, or a refusal, where the coin has none. */
export const { of: flexibleProductOf, need: needFlexibleProduct } = productsByAsset(FLEXIBLE_PRODUCTS);

/** Smallest subscription by hand: larger for a person whose identity is not verified, and for a visitor (AMB-150). */
export const minLendOf = ({ minLend, minLendUnverified = minLend }: FlexibleProduct, verified: boolean): string =>
  verified ? minLend : minLendUnverified;
