import * as v from 'valibot';
import type { Decimal } from '../decimal.ts';
import { type Endpoint, type NoFields, endpoint } from '../endpoint/endpoint.ts';
import {
  wireDecimalOrUnknown,
  wireFlag,
  wireInteger,
  wireOptionalSeconds,
  wireOneOf,
  wireOptional,
  wireRows,
  wireText,
} from '../endpoint/wire.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';

/** Kinds of accounts (SH-10). */
const MODES = { classic: 'classic', multi_currency: 'multi_currency', single_currency: 'single_currency' } as const;

const accountModeData = v.pipe(
  v.object({
    mode: wireOneOf(MODES),
    first_open: wireFlag,
    settings: v.optional(wireOptional(v.object({ use_funding: wireFlag }))),
  }),
  v.transform((wire) => ({ mode: wire.mode, firstOpen: wire.first_open, useFunding: wire.settings?.use_funding })),
);

/** The account mode (SH-10, SH-11). `firstOpen` has no rule (AMB-011). */
export interface AccountMode extends v.InferOutput<typeof accountModeData> {}

/** Reads the account mode (API-01). */
export const accountMode = endpoint({
  name: 'account.mode',
  method: 'GET',
  path: '/apiw/v2/unified/account_mode',
  data: accountModeData,
});

const balanceRow = wireObject({
  asset: wireText,
  /** For launchpool and staking (AMB-066). */
  outable: wireDecimalOrUnknown,
  /** For flexible Simple Earn (AMB-066). */
  lendEarnAvailable: wireField('lend_earn_available', wireDecimalOrUnknown),
  /** The plain balance, for adding funds (AMB-066). */
  available: wireDecimalOrUnknown,
  /** Whether it is of a unified account; `undefined` where the exchange does not say. */
  unified: wireField('mode', wireFlag),
});

/** A person's balance of one coin, for each purpose (SH-15). An amount the exchange did not give is `undefined`, not zero. */
export interface Balance extends v.InferOutput<typeof balanceRow> {}

/** {@link Balance} on the wire. */
export interface BalanceWire extends v.InferInput<typeof balanceRow> {}

/** Reads balances of the named coins (API-02). A POST that reads (AMB-003). */
export const balances = endpoint({
  name: 'account.balances',
  method: 'POST',
  path: '/apiw/v2/account/spot/asset/outable',
  encoding: 'json',
  effect: 'read',
  request: v.object({ assets: v.pipe(v.array(wireText), v.maxLength(100)) }),
  encode: (input: { readonly assets: readonly string[] }) => ({ assets: input.assets }),
  data: wireRows<BalanceWire, Balance>(balanceRow),
});

const complianceData = v.pipe(
  v.object({ business: v.optional(v.nullable(v.array(wireText))), menu: v.optional(v.nullable(v.array(wireText))) }),
  v.transform((wire): { business: RestrictedBusiness[]; menu: RestrictedMenu[] } => ({
    business: wire.business ?? [],
    menu: wire.menu ?? [],
  })),
);

/** Any name that these components do not know; it hides nothing. */
type OtherName = string & Record<never, never>;

/** A business that a region restricts. `api_lendEarn_order` hides auto-earn (RG-04); the others hide nothing here. */
export type RestrictedBusiness = 'api_lendEarn_order' | 'api_startup_order' | 'api_hodl_order' | OtherName;

/** A menu entry that a region restricts. `express` hides buying with a card (RG-02), `spot_trade` hides spot trade (RG-03). */
export type RestrictedMenu = 'express' | 'spot_trade' | OtherName;

/** What the person's region restricts (RG-01, RG-05); `[]` is nothing. Until it is read, what it may hide is not shown. */
export interface Compliance extends v.InferOutput<typeof complianceData> {}

/** Reads the region's restrictions (API-04). */
export const compliance = endpoint({
  name: 'account.compliance',
  visitors: 'answered',
  method: 'GET',
  path: '/api/web/v1/compliance/check',
  data: complianceData,
});

const tickerRow = wireObject({ pair: wireText, price: wireField('rate', wireDecimalOrUnknown) });

/** The price of one pair such as `BTC_USDT`, in its second coin (SH-22). */
export interface Ticker extends v.InferOutput<typeof tickerRow> {}

/** {@link Ticker} on the wire. */
export interface TickerWire extends v.InferInput<typeof tickerRow> {}

/** Reads market prices (API-06); never cached (SH-20). */
export const tickers = endpoint({
  name: 'account.tickers',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/market/tickers',
  request: v.object({ currency_pairs: wireText }),
  encode: (input: { readonly pairs: readonly string[] }) => ({ currency_pairs: input.pairs.join(',') }),
  data: wireRows<TickerWire, Ticker>(tickerRow),
});

const fundingLockData = wireObject({ useFunding: wireField('use_funding', wireFlag), locked: wireFlag });

/** Whether funds are used as collateral and locked (SH-58). */
export interface FundingLock extends v.InferOutput<typeof fundingLockData> {}

/** {@link FundingLock} on the wire. */
export interface FundingLockWire extends v.InferInput<typeof fundingLockData> {}

/** The fields of a call about one coin. */
type AssetFields = { readonly asset: string };

/** The lock pre-check before money moves (API-11; path assumed, AMB-016). */
export const fundingLock: Endpoint<AssetFields, AssetFields, FundingLockWire, FundingLock> = endpoint({
  name: 'account.fundingLock',
  method: 'GET',
  path: '/apiw/v2/unified/funding-lock',
  request: v.object({ asset: wireText }),
  data: fundingLockData,
});

const vipData = wireObject({ tier: wireInteger });

/** The person's VIP tier (AMB-029). */
export interface Vip extends v.InferOutput<typeof vipData> {}

/** {@link Vip} on the wire. */
export interface VipWire extends v.InferInput<typeof vipData> {}

/** Reads the VIP tier (API-55). */
export const vip: Endpoint<void, NoFields, VipWire, Vip> = endpoint({
  name: 'account.vip',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/user/vip',
  data: vipData,
});

const fixedAvailableData = wireObject({ available: wireDecimalOrUnknown });

/** What can go into a fixed term (AMB-066); `undefined` where the exchange did not give it, which is not zero. */
export interface FixedAvailable extends v.InferOutput<typeof fixedAvailableData> {}

/** {@link FixedAvailable} on the wire. */
export interface FixedAvailableWire extends v.InferInput<typeof fixedAvailableData> {}

/** Reads what can go into a fixed term of a coin (API-03); only code 0 is success (AMB-001). */
export const fixedAvailable: Endpoint<AssetFields, AssetFields, FixedAvailableWire, FixedAvailable> = endpoint({
  name: 'account.fixedAvailable',
  method: 'GET',
  path: '/apiw/v2/fixed_earn/api/user/lent/available',
  success: 'only-zero',
  request: v.object({ asset: wireText }),
  data: fixedAvailableData,
});

const borrowSettingsObject = wireObject({
  asset: wireField('coin', wireText),
  /** Borrowed coins may go into a launchpool, so loans are not subtracted (AMB-067). */
  launchpool: wireField('is_support_launchpool', wireFlag),
  /** Borrowed coins may be staked (AMB-067). */
  staking: wireField('is_support_staking', wireFlag),
});

/** What the borrowed coins of one kind may be used for (SH-19). */
export interface CoinBorrowSettings extends v.InferOutput<typeof borrowSettingsObject> {}

/** {@link CoinBorrowSettings} on the wire. */
export interface CoinBorrowSettingsWire extends v.InferInput<typeof borrowSettingsObject> {}

/** What borrowed coins may be used for (SH-19); `null` for a coin the exchange has no setting for, which supports nothing. */
export type BorrowSettings = CoinBorrowSettings | null;

/** Reads what borrowed coins may be used for (API-05). */
export const borrowSettings = endpoint({
  name: 'account.borrowSettings',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/earn/borrow-coin-settings',
  request: v.object({ coin: wireText }),
  encode: (input: { readonly asset: string }) => ({ coin: input.asset }),
  data: v.nullable(borrowSettingsObject as v.GenericSchema<CoinBorrowSettingsWire, CoinBorrowSettings>),
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
  data: loansData,
});

const coinListingData = v.pipe(
  v.nullable(v.object({ new_coin_start: wireOptionalSeconds })),
  // The exchange writes 0 for a coin that has always traded.
  v.transform((wire) => ({ opensAt: wire?.new_coin_start })),
);

/** When a coin's spot trade opens or opened, in unix seconds; `undefined` for a coin that has always traded (SH-24). */
export interface CoinListing extends v.InferOutput<typeof coinListingData> {}

/** Reads when a coin's spot trade opens (API-08, AMB-077). */
export const coinListing = endpoint({
  name: 'account.coinListing',
  visitors: 'answered',
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

/** A person's invitation codes (SH-25). */
export interface Referral extends v.InferOutput<typeof referralData> {}

/** Reads the person's invitation codes (API-07). */
export const referral = endpoint({
  name: 'account.referral',
  method: 'GET',
  path: '/api/web/v1/rebate/get_user_info',
  data: referralData,
});

const marketPriceRow = wireObject({ pair: wireText, price: wireField('last', wireDecimalOrUnknown) });

/** The last price of a pair on the trading page's home. */
export interface MarketPrice extends v.InferOutput<typeof marketPriceRow> {}

/** {@link MarketPrice} on the wire. */
export interface MarketPriceWire extends v.InferInput<typeof marketPriceRow> {}

/** Reads the trading page's home (API-09, AMB-035); no rule uses it. */
export const tradingHome = endpoint({
  name: 'account.tradingHome',
  visitors: 'answered',
  method: 'GET',
  path: '/apiw/v2/account/spot/trading/home',
  data: wireRows<MarketPriceWire, MarketPrice>(marketPriceRow),
});

const marginRateData = wireObject({ maintenanceMarginRate: wireField('maintenance_margin_rate', wireDecimalOrUnknown) });

/** The maintenance margin rate of a unified account. */
export interface MarginRate extends v.InferOutput<typeof marginRateData> {}

/** {@link MarginRate} on the wire. */
export interface MarginRateWire extends v.InferInput<typeof marginRateData> {}

/** Reads the maintenance margin rate (API-10, AMB-035); no rule uses it. */
export const marginRate: Endpoint<void, NoFields, MarginRateWire, MarginRate> = endpoint({
  name: 'account.marginRate',
  method: 'GET',
  path: '/apiw/v2/unified/maintenance_margin_rate',
  data: marginRateData,
});
