import * as v from 'valibot';
import type { Decimal } from '../decimal/decimal.ts';
import { endpoint } from '../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireInteger, wireRows, wireSeconds, wireText } from '../endpoint/wire.ts';

const accountModeData = v.pipe(
  v.object({
    mode: v.picklist(['classic', 'multi_currency', 'single_currency']),
    first_open: wireFlag,
    settings: v.optional(v.nullable(v.object({ use_funding: wireFlag }))),
  }),
  v.transform((wire) => ({ mode: wire.mode, firstOpen: wire.first_open, useFunding: wire.settings?.use_funding ?? false })),
);

/** How the account is kept (SH-10, SH-11). `firstOpen` has no rule (AMB-011). */
export type AccountMode = v.InferOutput<typeof accountModeData>;

/** Reads the account mode (API-01). */
export const accountMode = endpoint({
  name: 'account.mode',
  method: 'GET',
  path: '/apiw/v2/unified/account_mode',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: accountModeData,
});

const balanceRow = v.pipe(
  v.object({
    asset: wireText,
    outable: wireDecimalOrUnknown,
    lend_earn_available: wireDecimalOrUnknown,
    available: wireDecimalOrUnknown,
    mode: v.nullish(wireInteger),
  }),
  v.transform((wire) => ({
    asset: wire.asset,
    /** For launchpool and staking (AMB-066). */
    outable: wire.outable,
    /** For flexible Simple Earn (AMB-066). */
    lendEarnAvailable: wire.lend_earn_available,
    /** The plain balance, for adding funds (AMB-066). */
    available: wire.available,
    unified: wire.mode === 1,
  })),
);

/** What a person has of one coin, per purpose (SH-15). An amount the exchange did not say is `undefined`, not zero. */
export type Balance = v.InferOutput<typeof balanceRow>;

/** Reads balances of the named coins (API-02). A POST that reads (AMB-003). */
export const balances = endpoint({
  name: 'account.balances',
  method: 'POST',
  path: '/apiw/v2/account/spot/asset/outable',
  encoding: 'json',
  effect: 'read',
  request: v.object({ assets: v.pipe(v.array(wireText), v.maxLength(100)) }),
  encode: (input: { readonly assets: readonly string[] }) => ({ assets: input.assets }),
  data: wireRows(balanceRow),
});

const complianceData = v.pipe(
  v.object({ business: v.optional(v.nullable(v.array(wireText))), menu: v.optional(v.nullable(v.array(wireText))) }),
  v.transform((wire) => ({ business: wire.business ?? [], menu: wire.menu ?? [] })),
);

/** What the person's region restricts (RG-01, RG-05). */
export type Compliance = v.InferOutput<typeof complianceData>;

/** Reads the region's restrictions (API-04). */
export const compliance = endpoint({
  name: 'account.compliance',
  method: 'GET',
  path: '/api/web/v1/compliance/check',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: complianceData,
});

const tickerRow = v.pipe(
  v.object({ pair: wireText, rate: wireDecimalOrUnknown }),
  v.transform((wire) => ({ pair: wire.pair, price: wire.rate })),
);

/** The price of one pair such as `BTC_USDT`, in its second coin (SH-22). */
export type Ticker = v.InferOutput<typeof tickerRow>;

/** Reads market prices (API-06); never cached (SH-20). */
export const tickers = endpoint({
  name: 'account.tickers',
  method: 'GET',
  path: '/apiw/v2/market/tickers',
  request: v.object({ currency_pairs: wireText }),
  encode: (input: { readonly pairs: readonly string[] }) => ({ currency_pairs: input.pairs.join(',') }),
  data: wireRows(tickerRow),
});

const fundingLockData = v.pipe(
  v.object({ use_funding: wireFlag, locked: wireFlag }),
  v.transform((wire) => ({ useFunding: wire.use_funding, locked: wire.locked })),
);

/** Whether funds serve as collateral and are locked (SH-58). */
export type FundingLock = v.InferOutput<typeof fundingLockData>;

/** The lock pre-check before money moves (API-11; path assumed, AMB-016). */
export const fundingLock = endpoint({
  name: 'account.fundingLock',
  method: 'GET',
  path: '/apiw/v2/unified/funding-lock',
  request: v.object({ asset: wireText }),
  encode: (input: { readonly asset: string }) => ({ asset: input.asset }),
  data: fundingLockData,
});

const vipData = v.pipe(
  v.object({ tier: wireInteger }),
  v.transform((wire) => ({ tier: wire.tier })),
);

/** The person's VIP tier (AMB-029). */
export type Vip = v.InferOutput<typeof vipData>;

/** Reads the VIP tier (API-55). */
export const vip = endpoint({
  name: 'account.vip',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/user/vip',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: vipData,
});

const fixedAvailableData = v.pipe(
  v.object({ available: wireDecimalOrUnknown }),
  v.transform((wire) => ({ available: wire.available })),
);

/** What can go into a fixed term (AMB-066); `undefined` where the exchange did not say, which is not zero. */
export type FixedAvailable = v.InferOutput<typeof fixedAvailableData>;

/** Reads what can go into a fixed term of a coin (API-03); only code 0 is success (AMB-001). */
export const fixedAvailable = endpoint({
  name: 'account.fixedAvailable',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/user/lent/available',
  success: 'only-zero',
  request: v.object({ asset: wireText }),
  encode: (input: { readonly asset: string }) => ({ asset: input.asset }),
  data: fixedAvailableData,
});

const borrowSettingsData = v.nullable(
  v.pipe(
    v.object({ coin: wireText, is_support_launchpool: wireFlag, is_support_staking: wireFlag }),
    v.transform((wire) => ({
      asset: wire.coin,
      /** Borrowed coins may go into a launchpool, so loans are not taken off (AMB-067). */
      launchpool: wire.is_support_launchpool,
      /** Borrowed coins may be staked (AMB-067). */
      staking: wire.is_support_staking,
    })),
  ),
);

/** What borrowed coins may be used for (SH-19); `null` for a coin the exchange has no setting for, which supports nothing. */
export type BorrowSettings = v.InferOutput<typeof borrowSettingsData>;

/** Reads what borrowed coins may be used for (API-05). */
export const borrowSettings = endpoint({
  name: 'account.borrowSettings',
  method: 'GET',
  path: '/apiw/v2/earn/borrow-coin-settings',
  request: v.object({ coin: wireText }),
  encode: (input: { readonly asset: string }) => ({ coin: input.asset }),
  data: borrowSettingsData,
});

const loansData = v.pipe(
  v.nullable(v.record(wireText, wireDecimalOrUnknown)),
  v.transform((wire): Readonly<Record<string, Decimal | undefined>> => wire ?? {}),
);

/** What a person has borrowed, by coin; a coin that is not named is not borrowed (AMB-023). */
export type Loans = v.InferOutput<typeof loansData>;

/** Reads what a person has borrowed (API-25). */
export const loans = endpoint({
  name: 'account.loans',
  method: 'GET',
  path: '/apiw/v2/earn/launch-pool/get-user-loan-property',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: loansData,
});

const coinListingData = v.pipe(
  v.nullable(v.object({ new_coin_start: v.nullish(wireSeconds) })),
  // 0 is how an exchange writes that a coin has been there all along.
  v.transform((wire) => ({ opensAt: wire?.new_coin_start ? wire.new_coin_start : undefined })),
);

/** When a coin's spot trade opens or opened, in unix seconds; `undefined` for a coin that has been there all along (SH-24). */
export type CoinListing = v.InferOutput<typeof coinListingData>;

/** Reads when a coin's spot trade opens (API-08, AMB-077). */
export const coinListing = endpoint({
  name: 'account.coinListing',
  method: 'GET',
  path: '/api/web/v1/settings/get-currency-call-setting',
  request: v.object({ symbol: wireText }),
  encode: (input: { readonly asset: string }) => ({ symbol: input.asset }),
  data: coinListingData,
});

const referralData = v.pipe(
  v.object({ encrypted_uid: v.nullish(wireText), kol_code: v.nullish(wireText) }),
  v.transform((wire) => ({ encryptedUid: wire.encrypted_uid || undefined, kolCode: wire.kol_code || undefined })),
);

/** The codes by which a person invites others (SH-25). */
export type Referral = v.InferOutput<typeof referralData>;

/** Reads the codes by which a person invites others (API-07). */
export const referral = endpoint({
  name: 'account.referral',
  method: 'GET',
  path: '/api/web/v1/rebate/get_user_info',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: referralData,
});

const marketPriceRow = v.pipe(
  v.object({ pair: wireText, last: wireDecimalOrUnknown }),
  v.transform((wire) => ({ pair: wire.pair, price: wire.last })),
);

/** The last price of a pair on the trading page's home. */
export type MarketPrice = v.InferOutput<typeof marketPriceRow>;

/** Reads the trading page's home (API-09, AMB-035); no rule hangs on it. */
export const tradingHome = endpoint({
  name: 'account.tradingHome',
  method: 'GET',
  path: '/apiw/v2/account/spot/trading/home',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: wireRows(marketPriceRow),
});

const marginRateData = v.pipe(
  v.object({ maintenance_margin_rate: wireDecimalOrUnknown }),
  v.transform((wire) => ({ maintenanceMarginRate: wire.maintenance_margin_rate })),
);

/** How well a unified account's loans are covered. */
export type MarginRate = v.InferOutput<typeof marginRateData>;

/** Reads the maintenance margin rate (API-10, AMB-035); no rule hangs on it. */
export const marginRate = endpoint({
  name: 'account.marginRate',
  method: 'GET',
  path: '/apiw/v2/unified/maintenance_margin_rate',
  request: v.object({}),
  encode: (_input: void) => ({}),
  data: marginRateData,
});
