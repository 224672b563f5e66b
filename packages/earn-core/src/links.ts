import { isEnglish } from './format/locale.ts';

/** A path with its locale prefix; English has none (RG-07, AMB-132). */
export const localePath = (locale: string, path: string): string =>
  isEnglish(locale) ? path : `/${locale.toLowerCase().replaceAll('_', '-')}${path}`;

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const fields = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`;
};

/** Which holding a detail page shows (SE-13). */
export interface HoldingLink {
  /** The exchange’s id of the holding or the order. */
  readonly id: string;
  /** The kind of holding. */
  readonly orderType: 'flexible' | 'fixed';
  /** The coin. */
  readonly asset: string;
  /** Of a fixed order. */
  readonly orderId?: string;
}

/** Every address the earn area links to. A host with other addresses passes its own table. */
export interface EarnLinks {
  /** On-chain deposit of a coin (SH-27). */
  readonly deposit: (asset: string) => string;
  /** Buying USDT with a card; always USDT, whatever coin is missing (SH-28). */
  readonly expressBuy: () => string;
  /** Spot trade of a coin against USDT (SH-29). */
  readonly spotTrade: (asset: string) => string;
  /** Futures trade of a coin against USDT (LP-57). */
  readonly futures: (asset: string) => string;
  /** Sign-up, with an invitation's code (SH-09, SH-25). The documents name no address, so it is an assumption (AMB-104). */
  readonly signUp: (invitation?: string) => string;
  /** Where the funding password is set and unlocked (SH-35); an assumption as well. */
  readonly security: () => string;
  /** Home of Simple Earn (SE-04). */
  readonly simpleEarn: () => string;
  /** My holdings (SE-05, SE-06). */
  readonly holdings: (tab?: 'flexible' | 'fixed') => string;
  /** One holding (SE-13). */
  readonly holding: (holding: HoldingLink) => string;
  /** History (SE-15). */
  readonly history: () => string;
  /** Questions and answers (SE-16). */
  readonly faq: () => string;
  /** VIP benefits, or how to reach a tier (SE-17, SE-18). */
  readonly vip: (upTo?: number) => string;
  /** Help on Simple Earn (SE-19). */
  readonly help: () => string;
  /** A course on lending (SE-20). */
  readonly course: () => string;
  /** Proof of reserves (SE-21). */
  readonly proofOfReserves: () => string;
  /** The terms of use (SE-24). The documents name the document and no address, so it is an assumption (AMB-141). */
  readonly termsOfUse: () => string;
  /** The risk disclosure (SE-24); an assumption as well. */
  readonly riskDisclosure: () => string;
  /** Holdings in the account's own pages (SE-22). */
  readonly accountLendings: () => string;
  /** VIP wealth in the account's own pages (SE-23). */
  readonly vipWealth: () => string;
  /** A coin's staking page (ST-26). */
  readonly staking: (asset: string) => string;
  /** Staking holdings; type 0 token or debt, 1 other (ST-27, ST-28). */
  readonly stakingHolding: (asset: string, type: 0 | 1, history?: boolean) => string;
  /** History of a coin's staking in the account's own pages (ST-30). */
  readonly stakingHistory: (asset: string, type: 0 | 1) => string;
  /** Bills of a coin in the unified account (ST-29). */
  readonly unifiedBills: (asset: string) => string;
  /** A coin in the spot account (ST-31). */
  readonly spotAccount: (asset: string) => string;
  /** The launchpool. */
  readonly launchpool: () => string;
  /** The disclaimer of private wealth (PW-22). */
  readonly wealthDisclaimer: () => string;
  /** The terms of soft staking (SS-03). */
  readonly softStakingAgreement: () => string;
}

/** The exchange's addresses in a language (RG-07). */
export function earnLinks(locale: string): EarnLinks {
  const to = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => localePath(locale, withQuery(path, query));
  const part = encodeURIComponent;
  return {
    deposit: (asset) => to(`/myaccount/deposit/${part(asset)}`),
    expressBuy: () => to('/crypto/buy', { crypto: 'USDT' }),
    spotTrade: (asset) => to(`/trade/${part(asset)}_USDT`),
    futures: (asset) => to(`/futures/USDT/${part(asset)}_USDT`),
    signUp: (invitation) => (invitation === undefined ? to('/signup') : to(`/signup/${part(invitation)}`, { ref_type: '121' })),
    security: () => to('/myaccount/security'),
    simpleEarn: () => to('/simple-earn'),
    holdings: (tab) => to('/simple-earn/my-lendings', { tab }),
    holding: ({ id, orderType, asset, orderId }) => to(`/simple-earn/my-lendings/${part(id)}`, { orderType, asset, order_id: orderId }),
    history: () => to('/simple-earn/history'),
    faq: () => to('/simple-earn/faq'),
    vip: (upTo) => to('/vip', { upTo: upTo === undefined ? undefined : String(upTo) }),
    help: () => to('/help/lend/simple-earn'),
    course: () => to('/learn/course/lend-earn-investment-guide'),
    proofOfReserves: () => to('/proof-of-reserves'),
    termsOfUse: () => to('/legal/terms-of-use'),
    riskDisclosure: () => to('/legal/risk-disclosure'),
    accountLendings: () => to('/myaccount/funds/finance/my_lendings'),
    vipWealth: () => to('/myaccount/funds/finance/vip-wealth'),
    staking: (asset) => to(`/staking/${part(asset)}`),
    stakingHolding: (asset, type, history) =>
      to('/myaccount/myfunds/financial_staking', {
        asset,
        'product-type': String(type),
        ...(history ? { 'open-history': '1', type: '1' } : {}),
      }),
    stakingHistory: (asset, type) => to('/myaccount/funds/finance/staking', { asset, 'product-type': String(type), 'open-history': '1' }),
    unifiedBills: (asset) => to('/myaccount/billing/unified_account', { curr_type: asset }),
    spotAccount: (asset) => to('/myaccount/myfunds/spot', { asset }),
    launchpool: () => to('/launchpool'),
    wealthDisclaimer: () => to('/asset-management/institution/disclaimer'),
    softStakingAgreement: () => to('/soft-staking/agreement'),
  };
}
