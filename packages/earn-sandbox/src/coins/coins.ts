/** A step of a bonus ladder: the part of the amount from `left` to `right` earns `apr` more; `''` has no end. */
export interface Step {
  readonly left: string;
  readonly right: string;
  readonly apr: string;
}

/** A bonus paid beside the interest, in a coin of its own. */
export interface BonusPool {
  readonly asset: string;
  /** Only this much of a holding earns the bonus, in the product's coin. */
  readonly limit: string;
  /** Fraction per year, the best step's where there is a ladder. */
  readonly rateYear: string;
  readonly steps: readonly Step[];
  /** Unix seconds, the end exclusive. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** A coin of the exchange and its flexible product. */
export interface Coin {
  readonly asset: string;
  /** USDT for one coin. */
  readonly price: string;
  /** What lenders earn on average, in millionths per year. */
  readonly baseRate: number;
  /** How far the rate swings around the average, in percent of it. */
  readonly swing: number;
  /** Least subscription. */
  readonly minLend: string;
  /** Bounds of the least rate a lender may ask, in percent; a missing maximum is the exchange's 5. */
  readonly minRatePercent: string;
  readonly maxRatePercent?: string;
  /** Part of what is lent that borrowers have, in percent. */
  readonly lentPercent: number;
  readonly bonus?: BonusPool;
  /** What borrowed coins of it may be used for; nothing where it is not given (AMB-067). */
  readonly borrow?: { readonly launchpool?: true; readonly staking?: true };
}

const LONG_AGO = Date.UTC(2025, 0, 1) / 1000;
const FAR_AHEAD = Date.UTC(2040, 0, 1) / 1000;
const ended = Date.UTC(2026, 2, 31) / 1000;

/** Every coin, the market's order. Figures are those of a large exchange on an ordinary day. */
export const COINS: readonly Coin[] = [
  {
    asset: 'USDT',
    price: '1',
    baseRate: 32_400,
    swing: 35,
    minLend: '1',
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
    price: '0.9998',
    baseRate: 28_100,
    swing: 30,
    minLend: '1',
    minRatePercent: '0.01',
    maxRatePercent: '20',
    lentPercent: 64,
  },
  {
    asset: 'BTC',
    price: '97412.5',
    baseRate: 4_200,
    swing: 40,
    minLend: '0.00001',
    minRatePercent: '0.01',
    lentPercent: 38,
    borrow: { launchpool: true, staking: true },
    bonus: { asset: 'GT', limit: '0.5', rateYear: '0.008', steps: [], startsAt: LONG_AGO, endsAt: FAR_AHEAD },
  },
  {
    asset: 'ETH',
    price: '3308.72',
    baseRate: 11_800,
    swing: 35,
    minLend: '0.0005',
    minRatePercent: '0.01',
    lentPercent: 47,
    borrow: { staking: true },
  },
  { asset: 'GT', price: '16.84', baseRate: 6_300, swing: 25, minLend: '0.1', minRatePercent: '0.01', lentPercent: 21 },
  {
    asset: 'SOL',
    price: '187.35',
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
    price: '2.4183',
    baseRate: 9_700,
    swing: 40,
    minLend: '1',
    minRatePercent: '0.01',
    lentPercent: 33,
    bonus: { asset: 'GT', limit: '5000', rateYear: '0.02', steps: [], startsAt: LONG_AGO, endsAt: ended },
  },
  {
    asset: 'DOGE',
    price: '0.20716',
    baseRate: 7_200,
    swing: 50,
    minLend: '5',
    minRatePercent: '0.01',
    lentPercent: 29,
    bonus: { asset: 'GT', limit: '20000', rateYear: '0.025', steps: [], startsAt: FAR_AHEAD, endsAt: FAR_AHEAD + 7_776_000 },
  },
  { asset: 'BNB', price: '918.4', baseRate: 5_100, swing: 30, minLend: '0.001', minRatePercent: '0.01', lentPercent: 18 },
  { asset: 'TRX', price: '0.28455', baseRate: 34_600, swing: 30, minLend: '5', minRatePercent: '0.01', lentPercent: 76 },
  { asset: 'ADA', price: '0.5621', baseRate: 8_900, swing: 40, minLend: '2', minRatePercent: '0.01', lentPercent: 31 },
  { asset: 'LTC', price: '96.18', baseRate: 3_600, swing: 35, minLend: '0.01', minRatePercent: '0.01', lentPercent: 24 },
  {
    asset: 'DOT',
    price: '2.8732',
    baseRate: 84_500,
    swing: 20,
    minLend: '0.5',
    minRatePercent: '0.5',
    maxRatePercent: '25',
    lentPercent: 88,
  },
  { asset: 'AVAX', price: '15.926', baseRate: 26_700, swing: 35, minLend: '0.05', minRatePercent: '0.01', lentPercent: 58 },
  { asset: 'LINK', price: '14.237', baseRate: 6_800, swing: 40, minLend: '0.1', minRatePercent: '0.01', lentPercent: 35 },
  { asset: 'TON', price: '1.8274', baseRate: 17_400, swing: 45, minLend: '0.5', minRatePercent: '0.01', lentPercent: 52 },
  {
    asset: 'SUI',
    price: '2.1145',
    baseRate: 38_200,
    swing: 50,
    minLend: '0.5',
    minRatePercent: '0.01',
    maxRatePercent: '15',
    lentPercent: 94,
  },
  {
    asset: 'PEPE',
    price: '0.0000058213',
    baseRate: 52_300,
    swing: 60,
    minLend: '100000',
    minRatePercent: '0.01',
    maxRatePercent: '30',
    lentPercent: 69,
  },
];

const bySymbol = new Map(COINS.map((coin) => [coin.asset, coin]));

/** The coin of that name, if the exchange has it. */
export const coinOf = (asset: string): Coin | undefined => bySymbol.get(asset);

/** Address of a coin's picture, on the exchange's own origin. */
export const iconOf = (coin: Coin): string => `/coins/${coin.asset}.svg`;

/** The bonus pool's state at a moment: 0 not started, 1 processing, 2 finished (SE-27). */
export const bonusStatus = (pool: BonusPool, at: number): 0 | 1 | 2 => (at < pool.startsAt ? 0 : at < pool.endsAt ? 1 : 2);
