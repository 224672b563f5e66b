import * as v from 'valibot';
import { endpoint } from '../transport/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireInteger, wireRows, wireText } from '../transport/wire.ts';

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
