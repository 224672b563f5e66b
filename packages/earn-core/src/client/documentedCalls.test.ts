import { expect, it } from 'vitest';
import { DECLARED_CALLS } from '../calls.ts';
import type { AnyEndpoint } from '../endpoint/endpoint.ts';

/*
 * Each call as the documents write it, as text: method, address, encoding, and the names of its fields. Client and sandbox share the
 * declarations, so a typing error in one of them would pass everywhere else.
 */
const DOCUMENTED: readonly (readonly [id: string, name: string, address: string, fields: string])[] = [
  ['API-01', 'account.mode', 'GET /apiw/v2/unified/account_mode query', ''],
  ['API-02', 'account.balances', 'POST /apiw/v2/account/spot/asset/outable json', 'assets'],
  ['API-03', 'account.fixedAvailable', 'GET /apiw/v2/fixed_earn/api/user/lent/available query', 'asset'],
  ['API-04', 'account.compliance', 'GET /api/web/v1/compliance/check query', ''],
  ['API-05', 'account.borrowSettings', 'GET /apiw/v2/earn/borrow-coin-settings query', 'coin'],
  ['API-06', 'account.tickers', 'GET /apiw/v2/market/tickers query', 'currency_pairs'],
  ['API-07', 'account.referral', 'GET /api/web/v1/rebate/get_user_info query', ''],
  ['API-08', 'account.coinListing', 'GET /api/web/v1/settings/get-currency-call-setting query', 'symbol'],
  ['API-09', 'account.tradingHome', 'GET /apiw/v2/account/spot/trading/home query', ''],
  ['API-10', 'account.marginRate', 'GET /apiw/v2/unified/maintenance_margin_rate query', ''],
  ['API-12', 'notifications.setHolderAirdrop', 'POST /apiw/v2/earn/hodler-airdrop/config_set form', 'name value'],
  ['API-13', 'notifications.holderAirdrop', 'POST /apiw/v2/earn/hodler-airdrop/config form', 'action'],
  ['API-14', 'notifications.candyDrop', 'GET /api/web/v1/task-square/global-subscribe-status query', ''],
  ['API-15', 'notifications.setCandyDrop', 'POST /api/web/v1/task-square/subscribe-msg form', 'aid status'],
  ['API-16', 'notifications.launchpool', 'GET /apiw/v2/herald/category/switch query', ''],
  ['API-17', 'notifications.setLaunchpool', 'POST /apiw/v2/herald/switches json', 'sets'],
  ['API-18', 'launchpool.checkPoolRule', 'POST /apiw/v2/earn/launch-pool/check-pool-rule form', 'pid rid'],
  ['API-19', 'launchpool.stake', 'POST /apiw/v2/earn/launch-pool/create-order form', 'pid rid amount simpleEarnStatus simpleEarnPeriod'],
  ['API-20', 'launchpool.redeem', 'POST /apiw/v2/earn/launch-pool/redeem form', 'pid rid amount'],
  ['API-21', 'launchpool.project', 'GET /apiw/v2/earn/launch-pool/project-info query', 'projectId'],
  ['API-22', 'launchpool.statistics', 'GET /apiw/v2/earn/launch-pool/user-project-statistics query', 'pid'],
  ['API-23', 'launchpool.earnMore', 'GET /apiw/v2/earn/launch-pool/earn-more query', 'coin type locale'],
  ['API-24', 'launchpool.userStat', 'GET /apiw/v2/earn/launch-pool/user-stat query', ''],
  ['API-25', 'account.loans', 'GET /apiw/v2/earn/launch-pool/get-user-loan-property query', ''],
  ['API-27', 'flexible.market', 'GET /apiw/v2/uni-loan/earn/market/list query', ''],
  ['API-29', 'flexible.product', 'GET /apiw/v2/uni-loan/earn/coin-info query', 'coin kyc_level show_page status'],
  ['API-30', 'fixed.product', 'GET /apiw/v2/fixed_earn/api/product/detail query', 'product_id'],
  ['API-31', 'fixed.products', 'GET /apiw/v2/fixed_earn/api/product/{type}/list query', 'type coin status'],
  ['API-32', 'fixed.lendable', 'GET /apiw/v2/fixed_earn/api/user/lendable query', 'product_id'],
  ['API-32', 'fixedVip.lendable', 'GET /apiw/v2/fixed_earn/api/vip/user/lendable query', 'product_id'],
  ['API-33', 'flexible.subscribe', 'POST /apiw/v2/uni-loan/earn/subscribe form', 'asset amount rateYear'],
  [
    'API-34',
    'fixed.subscribe',
    'POST /apiw/v2/fixed_earn/api/user/lend form',
    'product_id redeem_account_type reinvest_status amount year_rate financial_rate_id',
  ],
  [
    'API-34',
    'fixedVip.subscribe',
    'POST /apiw/v2/fixed_earn/api/vip/user/lend form',
    'product_id redeem_account_type reinvest_status amount year_rate financial_rate_id',
  ],
  ['API-35', 'fixed.coins', 'GET /apiw/v2/fixed_earn/api/product/coins query', ''],
  ['API-36', 'history.coins', 'GET /apiw/v2/uni-loan/earn/history/coins query', ''],
  [
    'API-37',
    'history.flexible',
    'GET /apiw/v2/uni-loan/earn/history query',
    'page limit type asset start_at end_at is_daily_log time_zone is_time_zone',
  ],
  ['API-38', 'history.fixed', 'GET /apiw/v2/fixed_earn/api/user/history query', 'page limit type asset start_at end_at'],
  ['API-39', 'history.types', 'GET /apiw/v2/uni-loan/earn/history/types query', 'product_type'],
  ['API-40', 'autoEarn.status', 'GET /apiw/v2/uni-loan/earn/autoivest query', 'assets'],
  ['API-41', 'autoEarn.set', 'POST /apiw/v2/uni-loan/earn/autoivest form', 'assets status'],
  ['API-42', 'apr.chart', 'GET /apiw/v2/uni-loan/earn/chart query', 'from to asset type'],
  ['API-44', 'flexible.redeem', 'POST /apiw/v2/uni-loan/earn/redeem form', 'asset amount curr_amount lend_amount'],
  ['API-45', 'flexible.cancelRedemption', 'POST /apiw/v2/uni-loan/earn/redeem-callback form', 'asset amount'],
  ['API-47', 'fixed.redeemEarly', 'POST /apiw/v2/fixed_earn/api/user/pre-redeem form', 'order_id'],
  ['API-47', 'fixedVip.redeemEarly', 'POST /apiw/v2/fixed_earn/api/vip/user/pre-redeem form', 'order_id'],
  ['API-48', 'flexible.setMinLendApr', 'POST /apiw/v2/uni-loan/earn/interest-rate form', 'asset rateYear'],
  ['API-49', 'flexible.awardPool', 'GET /apiw/v2/uni-loan/earn/award-pool query', 'asset'],
  ['API-50', 'flexible.statistics', 'GET /apiw/v2/uni-loan/earn/statistics query', ''],
  ['API-51', 'flexible.holdings', 'GET /apiw/v2/uni-loan/earn/subscribe query', 'page limit asset'],
  ['API-52', 'fixed.orders', 'GET /apiw/v2/fixed_earn/api/user/lend query', 'order_type page limit order_id'],
  ['API-52', 'fixedVip.orders', 'GET /apiw/v2/fixed_earn/api/vip/user/lend query', 'order_type page limit order_id'],
  ['API-53', 'fixed.setReinvest', 'PUT /apiw/v2/fixed_earn/api/user/reinvest-status/{order_id} form', 'order_id reinvest_status'],
  ['API-53', 'fixedVip.setReinvest', 'PUT /apiw/v2/fixed_earn/api/vip/user/reinvest-status/{order_id} form', 'order_id reinvest_status'],
  [
    'API-54',
    'fixed.setRedeemAccount',
    'PUT /apiw/v2/fixed_earn/api/user/redeem-account-type/{order_id} form',
    'order_id redeem_account_type',
  ],
  [
    'API-54',
    'fixedVip.setRedeemAccount',
    'PUT /apiw/v2/fixed_earn/api/vip/user/redeem-account-type/{order_id} form',
    'order_id redeem_account_type',
  ],
  ['API-55', 'account.vip', 'GET /apiw/v2/uni-loan/earn/user/vip query', ''],
  ['API-56', 'vouchers.recommended', 'GET /apiw/v2/uni-loan/earn/coupon-recommend query', 'pid'],
  // `locale` is assumed.
  ['API-57', 'faq.questions', 'GET /apiw/v2/earn/ask query', 'mold locale'],
  ['API-58', 'fixed.subscribeCheck', 'GET /apiw/v2/uni-loan/earn/subscribe/check query', 'pid'],
  ['API-61', 'staking.rates', 'GET /apiw/v2/earn/staking/coin-lines query', 'coin pid limit page'],
  ['API-62', 'staking.totals', 'GET /apiw/v2/earn/staking/coin-defi-lines query', 'coin limit page'],
  ['API-63', 'staking.stake', 'POST /apiw/v2/earn/staking/coin-swap-verify json', 'side amount coin pid src'],
  ['API-64', 'staking.redeem', 'POST /apiw/v2/earn/staking/coin-redeem form', 'side amount coin pid quick redeem_coin'],
  ['API-65', 'staking.statistics', 'GET /apiw/v2/earn/staking/statistics query', 'coin pid'],
  ['API-66', 'staking.user', 'GET /apiw/v2/earn/staking/coin-user-info query', 'coin pid'],
  ['API-67', 'staking.balances', 'GET /apiw/v2/earn/staking/balances query', 'coin hide_zero_hold'],
  ['API-68', 'staking.profits', 'GET /apiw/v2/earn/staking/coin-user-profit-records query', 'coin page limit to'],
  ['API-69', 'staking.product', 'GET /apiw/v2/earn/staking/product query', 'coin pid'],
  ['API-70', 'staking.loans', 'GET /apiw/v2/earn/staking/user-loans query', 'coin'],
  // `locale` is assumed.
  ['API-71', 'staking.questions', 'GET /apiw/v2/earn/staking/coin-ask query', 'pid coin locale'],
  ['API-73', 'wealth.purchase', 'POST /apiw/v2/earn/private-wealth/purchase form', 'pid amount project_type'],
  ['API-74', 'wealth.redeem', 'POST /apiw/v2/earn/private-wealth/redeem form', 'pid unit'],
  ['API-75', 'wealth.lines', 'GET /apiw/v2/earn/private-wealth/lines query', 'type order_id range project_type'],
  ['API-76', 'wealth.orderDetail', 'GET /apiw/v2/earn/private-wealth/order-detail query', 'order_id project_type'],
  ['API-77', 'softStaking.set', 'POST /apiw/v2/earn/soft-staking/switch json', 'status'],
];

/** Addresses that the documents do not show, and those that replace a documented one (AMB-013, AMB-015, AMB-016). */
const ASSUMED: readonly (readonly [name: string, address: string])[] = [
  ['account.fundingLock', 'GET /apiw/v2/unified/funding-lock query'],
  ['fixed.upgradeWay', 'GET /apiw/v2/uni-loan/earn/user/vip/upgrade-way query'],
  ['flexible.marketPage', 'GET /apiw/v2/uni-loan/earn/market/list query'],
];

const addressOf = ({ method, path, encoding }: AnyEndpoint): string => `${method} ${path} ${encoding}`;

it.each(DOCUMENTED)('%s: %s goes to %s with %s, as the documents write it', (_id, name, address, fields) => {
  const found = DECLARED_CALLS.find(({ call }) => call.name === name);
  expect(found && [addressOf(found.call), found.fields.join(' ')]).toEqual([address, fields]);
});

it('no call has another address (API-01 to API-10, API-12 to API-25, API-27, API-29 to API-42, API-44, API-45, API-47 to API-58, API-61 to API-71, API-73 to API-77, SH-48)', () => {
  const listed = [...DOCUMENTED.map(([, name, address]) => [name, address]), ...ASSUMED];
  const named = new Set(listed.map(([name]) => name));
  // A contract of other documents has its own list.
  const contracts = new Set(DECLARED_CALLS.filter(({ call }) => named.has(call.name)).map(({ contract }) => contract));
  const calls = DECLARED_CALLS.filter(({ contract }) => contracts.has(contract));
  expect(new Map(calls.map(({ call }) => [call.name, addressOf(call)]))).toEqual(new Map(listed as [string, string][]));
});
