/** A staking product of the exchange in the page, in the form of the wire. */

/** The coin of the product. */
export const COIN = 'ATOM';

/** A coin staked for its network: rewards from the next day, redeemed in 14 days, with an agreement to accept. */
export const stakingProduct = {
  pid: '32',
  coin: COIN,
  icon: null,
  type: 1,
  is_defi: 0,
  rate: '6.12',
  base_rate: '6.12',
  reward_coin: COIN,
  min_mortgage_amount: '0.1',
  min_redeem_amount: '0.1',
  agreement: 'http://127.0.0.1/agreement',
  reward_delay_days: 1,
  interest_days: 1,
  income_days: 3,
  borrow_support: 0,
  tips: ['00:00 UTC'],
  exchange_type: 0,
  redeem_config: [
    { redeem_coin: COIN, redeem_quick: 0, redeem_quick_long: 0, redeem_quick_fee: '0', redeem_fee: '0', redeem_quick_daily: '0' },
  ],
  extra: { redeem_minday: 14, redeem_maxday: 14 },
};
