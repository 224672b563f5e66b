import type { User } from '../users.ts';

/** One step of a world's history, some hours before now. Slices add their own steps. */
export type Step =
  | { readonly hoursAgo: number; readonly call: 'deposit'; readonly asset: string; readonly amount: string; readonly into?: 'funding' }
  | { readonly hoursAgo: number; readonly call: 'borrow'; readonly asset: string; readonly amount: string };

/** A named starting point. */
export interface World {
  readonly id: string;
  readonly title: string;
  /** What one finds there, for the login page. */
  readonly description: string;
  /** The person; `undefined` is a visitor who is not signed in. */
  readonly person: Partial<Omit<User, 'id' | 'world' | 'createdAt' | 'fundingPassword'>> | undefined;
  /** Their funding password, asked for whenever money moves. */
  readonly fundingPassword?: string;
  /** How the balances came to be, oldest first. */
  readonly steps: readonly Step[];
}

/** Hours of a number of days. */
export const days = (count: number): number => count * 24;

const deposit = (hoursAgo: number, asset: string, amount: string): Step => ({ hoursAgo, call: 'deposit', asset, amount });

const beside = (hoursAgo: number, asset: string, amount: string): Step => ({ hoursAgo, call: 'deposit', asset, amount, into: 'funding' });
const borrow = (hoursAgo: number, asset: string, amount: string): Step => ({ hoursAgo, call: 'borrow', asset, amount });

/** Every world, the login page's order. */
export const WORLDS: readonly World[] = [
  {
    id: 'anonymous',
    title: 'Visitor',
    description: 'Not signed in. Sees the market and the rates, and is asked to log in before anything else.',
    person: undefined,
    steps: [],
  },
  {
    id: 'saver',
    title: 'Saver',
    description:
      "A classic account with months of history: holds USDT, BTC, ETH, SOL and GT, has redeemed before, and lends idle TRX automatically. Three fixed orders, one of which matures at the exchange's next midnight, rate-up vouchers, and stakes in the launchpool.",
    person: { mode: 'classic', vipTier: 1 },
    steps: [
      deposit(days(125), 'USDT', '26840.5127'),
      deposit(days(125), 'BTC', '0.48215'),
      beside(days(124), 'USDT', '1250.5'),
      beside(days(124), 'BTC', '0.02'),
      deposit(days(97), 'ETH', '6.204'),
      deposit(days(80), 'SOL', '64.3'),
      deposit(days(80), 'GT', '310'),
      deposit(days(31), 'TRX', '4200'),
      // What the fixed orders are placed with.
      deposit(days(31), 'USDT', '3000'),
      deposit(days(21), 'BTC', '0.08'),
      deposit(days(13), 'GT', '60'),
      deposit(days(14), 'USDC', '1530.75'),
      deposit(days(14), 'DOGE', '8800'),
    ],
  },
  {
    id: 'unified',
    title: 'Unified account',
    description: 'A multi-currency account whose Simple Earn serves as collateral: part of the USDT cannot be redeemed.',
    person: { mode: 'multi_currency', useFunding: true, vipTier: 2 },
    steps: [
      deposit(days(40), 'USDT', '18000'),
      deposit(days(40), 'BTC', '0.9'),
      deposit(days(40), 'ETH', '4'),
      deposit(days(6), 'USDT', '2500'),
    ],
  },
  {
    id: 'vip5',
    title: 'VIP 5',
    description: 'A large classic account of tier 5 with seven-figure holdings and fixed orders, among them two of VIP products.',
    person: { mode: 'classic', vipTier: 5 },
    steps: [
      deposit(days(70), 'USDT', '3400000'),
      deposit(days(70), 'BTC', '42.75'),
      deposit(days(70), 'ETH', '610'),
      deposit(days(11), 'USDT', '520000'),
      deposit(days(4), 'BTC', '2'),
    ],
  },
  {
    id: 'us',
    title: 'US edition',
    description: 'A customer of the United States edition, which words some things differently.',
    person: { mode: 'classic', edition: 'us' },
    steps: [deposit(days(20), 'USDT', '5200'), deposit(days(20), 'USDC', '2400'), deposit(days(20), 'BTC', '0.12')],
  },
  {
    id: 'restricted',
    title: 'Restricted region',
    description: 'Lives where automatic lending, express buy and spot trade are not offered.',
    person: { mode: 'classic', restrictedBusiness: '["api_lendEarn_order"]', restrictedMenu: '["express","spot_trade"]' },
    steps: [deposit(days(12), 'USDT', '900'), deposit(days(12), 'ETH', '1.1')],
  },
  {
    id: 'locked',
    title: 'Locked funds',
    description: 'A unified account whose funds are in use and locked: subscribing and redeeming are refused for now.',
    person: { mode: 'multi_currency', useFunding: true, fundingLocked: true },
    steps: [deposit(days(25), 'USDT', '7000'), deposit(days(25), 'BTC', '0.3')],
  },
  {
    id: 'password',
    title: 'Funding password',
    description: 'Moves money only with a funding password, which is 246813. Five wrong ones in a row lock it for 15 minutes.',
    person: { mode: 'classic', fundingPasswordState: 'on' },
    fundingPassword: '246813',
    steps: [deposit(days(16), 'USDT', '3100'), deposit(days(16), 'BTC', '0.15'), beside(days(16), 'USDT', '400')],
  },
  {
    id: 'borrower',
    title: 'Borrower',
    description: 'A unified account with loans: 5,000 USDT and 0.25 BTC of its balance are borrowed.',
    person: { mode: 'multi_currency', useFunding: true, vipTier: 1, kolCode: 'BORROW88' },
    steps: [
      deposit(days(22), 'USDT', '4000'),
      deposit(days(22), 'ETH', '12'),
      borrow(days(21), 'USDT', '5000'),
      borrow(days(21), 'BTC', '0.25'),
    ],
  },
  {
    id: 'empty',
    title: 'New account',
    description:
      'Signed up a minute ago: no balance, no holdings, no history, identity not verified yet, so USDT and USDC can be subscribed from 50 on.',
    person: { mode: 'classic', verified: false },
    steps: [],
  },
];

/** The world of that name. */
export const worldOf = (id: string): World | undefined => WORLDS.find((world) => world.id === id);
