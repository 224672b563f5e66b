import { readData } from '@earnkit/core/endpoint';
import { type StakingProduct, products } from '@earnkit/core/staking/contract';

/** A staking product of ETH as it is read, with other fields of the wire where they are given. */
export function stakingProduct(wire: Readonly<Record<string, unknown>> = {}): StakingProduct {
  const answer = readData(products.product.data, {
    coin: 'ETH',
    pid: '12',
    type: '1',
    rate: '3.65',
    base_rate: '3.65',
    reward_coin: 'ETH',
    min_mortgage_amount: '0.01',
    min_redeem_amount: '0.1',
    income_days: '3',
    interest_days: '1',
    reward_delay_days: '2',
    borrow_support: '0',
    is_defi: '0',
    redeem_config: [
      {
        redeem_coin: 'ETH',
        redeem_quick: '1',
        redeem_quick_long: '30',
        redeem_quick_fee: '0.001',
        redeem_fee: '0',
        redeem_quick_daily: '5',
      },
    ],
    extra: { redeem_minday: '1', redeem_maxday: '3' },
    ...wire,
  });
  if ('broken' in answer || answer.data === null) throw new Error('The product cannot be read');
  return answer.data;
}
