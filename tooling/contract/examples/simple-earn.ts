import { type Caller, type Recorder, rowsOf } from '../record.ts';

export const record: Recorder = async ({ saver, vip, now }) => {
  await saver('flexible.market');
  await saver('flexible.marketPage', {
    page: 1,
    limit: 7,
    sort_business: 1,
    search_type: -1,
    auto_invest: 0,
    have_balance: 0,
    have_award: 0,
    is_subscribed: 0,
    available: 0,
  });
  await saver('flexible.product', { coin: 'USDT', kyc_level: '1', show_page: '1', status: '1' });
  await saver('flexible.awardPool', { asset: 'USDT' });
  await saver('flexible.statistics');
  await saver('apr.chart', { from: now - 6 * 3600, to: now, asset: 'USDT', type: 1 });
  await saver('autoEarn.status', { assets: 'USDT,BTC' });
  await saver('autoEarn.set', { assets: 'BTC', status: '1' });
  await saver('faq.questions', { mold: 'simple-earn', locale: 'en' });
  await saver('flexible.subscribe', { asset: 'USDT', amount: '100', rateYear: '0.0001' });
  await saver('flexible.setMinLendApr', { asset: 'USDT', rateYear: '0.0001' });
  await saver('flexible.holdings', { page: 1, limit: 10 });
  await saver('flexible.redeem', { asset: 'USDT', amount: '50' });
  const lent = ((await saver('flexible.holdings', { asset: 'USDT' })).row['lend_amount'] ?? '0') as string;
  const rest = ((await saver('flexible.holdings', { asset: 'USDT' })).row['curr_amount'] ?? '0') as string;
  await saver('flexible.redeem', { asset: 'USDT', amount: rest, curr_amount: rest, lend_amount: lent });
  const pending = (await saver('flexible.holdings', { asset: 'USDT' })).row['frozen_amount'];
  await saver('flexible.cancelRedemption', { asset: 'USDT', amount: pending });

  await fixed(saver, 'fixed', '1');
  await fixed(vip, 'fixedVip', '2');
  const product = (await saver('fixed.products', { type: '1', coin: 'USDT', status: '1' })).row['id'];
  await saver('fixed.product', { product_id: product });
  await saver('fixed.subscribeCheck', { pid: product });
  await saver('fixed.upgradeWay');
  await saver('fixed.coins');
  await saver('vouchers.recommended', { pid: product });
  await saver('history.flexible', { page: 1, limit: 10, type: 1 });
  await saver('history.fixed', { page: 1, limit: 10, type: 1 });
  await saver('history.coins');
  await saver('history.types', { product_type: 'flexible' });
};

/** An order of a fixed product, from its subscription to its early redemption. */
async function fixed(person: Caller, calls: 'fixed' | 'fixedVip', type: string): Promise<void> {
  const { data } = await person('fixed.products', { type, status: '1' });
  const product = rowsOf(data).find((row) => Number(row['pre_redeem']) === 1) ?? {};
  await person(`${calls}.lendable`, { product_id: product['id'] });
  await person(`${calls}.subscribe`, {
    product_id: product['id'],
    redeem_account_type: '1',
    reinvest_status: '0',
    amount: product['min_lend_amount'],
    year_rate: product['year_rate'],
  });
  const order = (await person(`${calls}.orders`, { order_type: '1', page: 1, limit: 10 })).row['order_id'];
  await person(`${calls}.setRedeemAccount`, { order_id: order, redeem_account_type: '0' });
  await person(`${calls}.setReinvest`, { order_id: order, reinvest_status: '1' });
  await person(`${calls}.redeemEarly`, { order_id: order });
}
