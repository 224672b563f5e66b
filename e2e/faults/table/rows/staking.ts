import { digits } from '../../../support/exact.ts';
import { staking } from '../../../promises/products/staking.ts';
import type { Row } from '../row.ts';
import { bring, flowOf, happens, NO_QUOTA, post, saysOtherwise, spent } from './meanwhile.ts';

const STAKE = '/apiw/v2/earn/staking/coin-swap-verify';
const REDEEM = '/apiw/v2/earn/staking/coin-redeem';
/** What is minted is redeemed at any time, so no question is asked first. */
const MINTED = '1201';
const PRODUCT = '/apiw/v2/earn/staking/product';

/** Flows of the promises of one form. */
const flowsLike = (like: RegExp): readonly string[] => staking.map(({ name }) => name).filter((name) => like.test(name));

const stake = (name: string, flow: string, covers: readonly string[], pid: string, choice: Row['choice']): Row => ({
  name,
  covers,
  flow: pid === MINTED ? { ...flowOf(staking, flow), confirm: undefined } : flowOf(staking, flow),
  world: 'empty',
  choice,
  stock: bring('2000'),
  write: ['POST', STAKE],
  kind: 'order',
  field: 'earn.amount.label',
  soldOut: (person) => happens(person, { event: 'staking-sold-out', product: pid, left: '0' }),
  backOnSale: (person) => happens(person, { event: 'staking-sold-out', product: pid, left: null }),
  changes: saysOtherwise(PRODUCT, /"min_mortgage_amount":"[\d.]+"/g, '"min_mortgage_amount":"500"'),
  changeEnds: 'no longer fits',
  usedUp: spent,
});

const redeem = (
  name: string,
  flow: string,
  covers: readonly string[],
  pid: string,
  choice: Row['choice'],
  what: readonly [RegExp, string],
): Row => ({
  name,
  covers,
  flow: flowOf(staking, flow),
  world: 'empty',
  choice,
  stock: async (person, { coin }) => {
    await person.deposit(coin, '400');
    await person.visit.control(STAKE, { side: 0, amount: '400', coin, pid });
  },
  write: ['POST', REDEEM],
  kind: 'order',
  field: 'earn.amount.label',
  soldOut: NO_QUOTA,
  changes: saysOtherwise(PRODUCT, ...what),
  usedUp: async (person, { coin }) => {
    const held = (await person.bookings())
      .filter(({ account, asset }) => account === 'staked' && asset === coin)
      .reduce((sum, { amount }) => sum + amount, 0n);
    await post(person, REDEEM, { side: '1', amount: digits(held), coin, pid, quick: '0', redeem_coin: coin });
  },
});

const ETH = { coin: 'ETH', kind: 'a protocol', amount: '0.55' };
const USDT = { coin: 'USDT', kind: 'minting', amount: '20.5' };

/** Staking. */
export const stakingRows: readonly Row[] = [
  stake('staking: stake', 'staking, a protocol', flowsLike(/^staking, (?!minting)[^,]+$/), '1011', ETH),
  stake('staking: mint', 'staking, minting', ['staking, minting'], MINTED, USDT),
  redeem('staking: redeem', 'staking, a protocol, redeemed', flowsLike(/redeemed$/), '1011', ETH, [
    /"redeem_fee":"[\d.]+"/g,
    '"redeem_fee":"0.01"',
  ]),
  redeem('staking: redeem fast', 'staking, a protocol, redeemed fast', flowsLike(/redeemed fast$/), '1011', ETH, [
    /"redeem_quick_fee":"[\d.]+"/g,
    '"redeem_quick_fee":"0.02"',
  ]),
  redeem('staking: burn into another coin', 'staking, minting, redeemed into another coin', flowsLike(/another coin$/), MINTED, USDT, [
    /"redeem_fee":"[\d.]+"/g,
    '"redeem_fee":"0.01"',
  ]),
];
