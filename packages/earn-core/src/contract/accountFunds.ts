import * as v from 'valibot';
import type { ByName } from '../byName.ts';
import type { Decimal } from '../decimal.ts';
import { type Endpoint, type NoFields, endpoint } from '../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireFlag, wireOptionalSeconds, wireRows, wireText } from '../endpoint/wire.ts';
import { wireByName } from '../endpoint/wireByName.ts';
import { wireField, wireObject } from '../endpoint/wireObject.ts';

/*
 * What an account may do with its funds. Apart from the balances, so that a page that shows those alone loads none of it.
 */

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
  v.nullable(wireByName(wireDecimalOrUnknown)),
  v.transform((wire): ByName<Decimal | undefined> => wire ?? []),
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
