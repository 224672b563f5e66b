import * as v from 'valibot';
import { type Endpoint, type NoFields, endpoint } from '../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireInteger, wireOneOf, wireOptional, wireRows, wireText } from '../endpoint/wire.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';

export {
  type RestrictedBusiness,
  type RestrictedMenu,
  type Compliance,
  compliance,
  type FundingLock,
  type FundingLockWire,
  fundingLock,
  type FixedAvailable,
  type FixedAvailableWire,
  fixedAvailable,
  type CoinBorrowSettings,
  type CoinBorrowSettingsWire,
  type BorrowSettings,
  borrowSettings,
  type Loans,
  loans,
  type CoinListing,
  coinListing,
  type MarketPrice,
  type MarketPriceWire,
  tradingHome,
  type MarginRate,
  type MarginRateWire,
  marginRate,
} from './accountFunds.ts';

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
