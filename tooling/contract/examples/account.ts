import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver }) => {
  await saver('account.mode');
  await saver('account.balances', { assets: ['USDT', 'BTC'] });
  await saver('account.fixedAvailable', { asset: 'USDT' });
  await saver('account.compliance');
  await saver('account.borrowSettings', { coin: 'USDT' });
  await saver('account.tickers', { currency_pairs: 'BTC_USDT,ETH_USDT' });
  await saver('account.referral');
  await saver('account.coinListing', { symbol: 'PEPE' });
  await saver('account.tradingHome');
  await saver('account.marginRate');
  await saver('account.fundingLock', { asset: 'USDT' });
  await saver('account.vip');
  await saver('account.loans');
};
