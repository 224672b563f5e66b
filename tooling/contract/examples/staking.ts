import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver, now }) => {
  await saver('staking.product', { coin: 'ETH' });
  await saver('staking.user', { coin: 'ETH', pid: '1011' });
  await saver('staking.balances', { hide_zero_hold: 1 });
  await saver('staking.statistics', { coin: 'ETH' });
  await saver('staking.loans', { coin: 'ETH' });
  await saver('staking.rates', { coin: 'ETH', limit: 7, page: 1 });
  await saver('staking.totals', { coin: 'ETH', limit: 7, page: 1 });
  await saver('staking.questions', { coin: 'ETH', locale: 'en' });
  await saver('staking.profits', { coin: 'ETH', page: 1, limit: 10, to: now });
  await saver('staking.stake', { side: 0, amount: '0.1', coin: 'ETH', pid: '1011' });
  await saver('staking.redeem', { side: 1, amount: '0.1', coin: 'ETH', pid: '1011', quick: 0, redeem_coin: 'ETH' });
};
