import type { Recorder } from '../record.ts';

export const record: Recorder = async ({ saver, now }) => {
  await saver('statement.dailyPrices', { currency_pair: 'BTC_USDT', start_at: now - 7 * 86_400, end_at: now });
};
