import { describe, expect, it } from 'vitest';
import { type EarnLinks, earnLinks, localePath } from './links.ts';

/** Every address of the table, each with what it takes. */
const addresses = (links: EarnLinks): Readonly<Record<keyof EarnLinks, string>> => ({
  deposit: links.deposit('BTC'),
  expressBuy: links.expressBuy(),
  spotTrade: links.spotTrade('BTC'),
  futures: links.futures('BTC'),
  signUp: links.signUp(),
  security: links.security(),
  simpleEarn: links.simpleEarn(),
  holdings: links.holdings('fixed'),
  holding: links.holding({ id: '7', orderType: 'fixed', asset: 'BTC', orderId: '42' }),
  history: links.history(),
  faq: links.faq(),
  vip: links.vip(5),
  help: links.help(),
  course: links.course(),
  proofOfReserves: links.proofOfReserves(),
  termsOfUse: links.termsOfUse(),
  riskDisclosure: links.riskDisclosure(),
  accountLendings: links.accountLendings(),
  vipWealth: links.vipWealth(),
  staking: links.staking('ETH'),
  stakingHolding: links.stakingHolding('ETH', 1, true),
  stakingHistory: links.stakingHistory('USDT', 0),
  unifiedBills: links.unifiedBills('ETH'),
  spotAccount: links.spotAccount('ETH'),
  launchpool: links.launchpool(),
  wealthDisclaimer: links.wealthDisclaimer(),
  softStakingAgreement: links.softStakingAgreement(),
});

describe('the table of links (AMB-141)', () => {
  it('builds the documented addresses (SH-27 to SH-29, SE-19 to SE-24, LP-57, ST-29 to ST-31, PW-22, SS-03, RG-07)', () => {
    expect(addresses(earnLinks('en'))).toEqual({
      deposit: '/myaccount/deposit/BTC',
      expressBuy: '/crypto/buy?crypto=USDT',
      spotTrade: '/trade/BTC_USDT',
      futures: '/futures/USDT/BTC_USDT',
      signUp: '/signup',
      security: '/myaccount/security',
      simpleEarn: '/simple-earn',
      holdings: '/simple-earn/my-lendings?tab=fixed',
      holding: '/simple-earn/my-lendings/7?orderType=fixed&asset=BTC&order_id=42',
      history: '/simple-earn/history',
      faq: '/simple-earn/faq',
      vip: '/vip?upTo=5',
      help: '/help/lend/simple-earn',
      course: '/learn/course/lend-earn-investment-guide',
      proofOfReserves: '/proof-of-reserves',
      termsOfUse: '/legal/terms-of-use',
      riskDisclosure: '/legal/risk-disclosure',
      accountLendings: '/myaccount/funds/finance/my_lendings',
      vipWealth: '/myaccount/funds/finance/vip-wealth',
      staking: '/staking/ETH',
      stakingHolding: '/myaccount/myfunds/financial_staking?asset=ETH&product-type=1&open-history=1&type=1',
      stakingHistory: '/myaccount/funds/finance/staking?asset=USDT&product-type=0&open-history=1',
      unifiedBills: '/myaccount/billing/unified_account?curr_type=ETH',
      spotAccount: '/myaccount/myfunds/spot?asset=ETH',
      launchpool: '/launchpool',
      wealthDisclaimer: '/asset-management/institution/disclaimer',
      softStakingAgreement: '/soft-staking/agreement',
    });
  });

  it.each([
    ['zh', '/zh'],
    ['zh_TW', '/zh-tw'],
    ['zh-Hant-HK', '/zh-hant-hk'],
    ['de-AT', '/de-at'],
  ])('prefixes every link when the locale is %s (RG-07, AMB-132)', (locale, prefix) => {
    const english = addresses(earnLinks('en'));
    expect(addresses(earnLinks(locale))).toEqual(Object.fromEntries(Object.entries(english).map(([name, path]) => [name, prefix + path])));
  });

  it.each(['en', 'EN', 'en-GB', 'en_US'])('%s has no prefix (RG-07)', (locale) => expect(localePath(locale, '/vip')).toBe('/vip'));

  it('leaves out missing parameters and escapes names', () => {
    const links = earnLinks('en');
    expect([links.holdings(), links.vip(), links.stakingHolding('ETH', 0)]).toEqual([
      '/simple-earn/my-lendings',
      '/vip',
      '/myaccount/myfunds/financial_staking?asset=ETH&product-type=0',
    ]);
    const odd = '../?a=b#c';
    expect([links.deposit(odd), links.spotTrade(odd), links.staking(odd)].map((path) => new URL(path, 'https://x').pathname)).toEqual([
      '/myaccount/deposit/..%2F%3Fa%3Db%23c',
      '/trade/..%2F%3Fa%3Db%23c_USDT',
      '/staking/..%2F%3Fa%3Db%23c',
    ]);
  });
});
