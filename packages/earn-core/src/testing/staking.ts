import fc from 'fast-check';
import { decimal } from '../decimal.ts';
import { readData } from '../endpoint/wire.ts';
import { type StakingProduct, products } from '../contract/staking/index.ts';

/** A product as it is read from these fields. */
export const read = (wire: Readonly<Record<string, unknown>>): StakingProduct => {
  const answer = readData(products.product.data, wire);
  if ('broken' in answer || answer.data === null) throw new Error('The product cannot be read');
  return answer.data;
};

/** How ETH is redeemed. */
export const OPTION = {
  redeem_coin: 'ETH',
  redeem_quick: '1',
  redeem_quick_fee: '0.001',
  redeem_fee: '0',
  redeem_quick_daily: '5',
  redeem_quick_long: '30',
};

/** A staking product of ETH, with other fields where they are given. */
export const eth = (wire: Readonly<Record<string, unknown>> = {}): StakingProduct =>
  read({
    coin: 'ETH',
    pid: '12',
    type: '1',
    rate: '3.2',
    base_rate: '3',
    min_mortgage_amount: '0.01',
    min_redeem_amount: '0.1',
    redeem_config: [OPTION],
    ...wire,
  });

/** Amounts of up to so many hundred-millionths. */
const units = (largest: bigint) =>
  fc.bigInt({ min: 0n, max: largest }).map((count) => decimal(`${count / 100_000_000n}.${String(count % 100_000_000n).padStart(8, '0')}`));

/** Any amount. */
export const amount = units(10n ** 22n);

/** Amounts of up to 10,000. */
export const small = units(10n ** 12n);
