import { type Assessment, EMPTY, type Reason, blocked, readDraft, ready } from '../assessment.ts';
import { type Decimal, compare, divide, isPositive } from '../../decimal.ts';
import type { Instant } from '@earnkit/time';
import type { CoinListing } from '../../contract/account.ts';
import { type Offer, type Viewer, expressBuyOffer, hidden, spotTradeOffer, transferOffer } from './restrictions.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'earn.addFunds.spotNotOpen': never;
  }
}

/** A way to get more of a coin (SH-26). */
export type FundingMethod = 'deposit' | 'express' | 'transfer' | 'spot';

/** A way to get more of a coin, and whether it can be taken; `disabled` is shown with its reason. */
export type FundingChoice = { readonly way: FundingMethod } & (Offer | { readonly state: 'disabled'; readonly reason: Reason });

/** What the choices depend on. */
export interface FundingFacts {
  /** The coin. */
  readonly asset: string;
  /** Edition and region of the person, which decide what is offered. */
  readonly viewer: Pick<Viewer, 'edition' | 'compliance'>;
  /** When the coin's spot trade opens (API-08); `undefined` while it is not known. */
  readonly listing: CoinListing | undefined;
  /** The present. */
  readonly now: Instant;
  /** False where the host has no page for transfers (AMB-077). @default true */
  readonly hasTransfer?: boolean;
}

/**
 * The four ways to add funds, in the order they are shown (SH-26): each shown, hidden with why, disabled with a reason, or
 * not known yet. USDT has no pair with itself, and no coin trades before it is listed (AMB-077).
 */
export const fundingChoices = (facts: FundingFacts): readonly FundingChoice[] => [
  { way: 'deposit', state: 'shown' },
  { way: 'express', ...expressBuyOffer(facts.viewer) },
  { way: 'transfer', ...(facts.hasTransfer === false ? hidden('host') : transferOffer(facts.viewer)) },
  { way: 'spot', ...spotChoice(facts) },
];

function spotChoice({ asset, viewer, listing, now }: FundingFacts): Offer | { readonly state: 'disabled'; readonly reason: Reason } {
  if (asset === 'USDT') return hidden('coin');
  const offer = spotTradeOffer(viewer);
  // A region's answer comes first: where trade is not offered at all, no date of it is shown.
  if (offer.state !== 'shown') return offer;
  if (listing === undefined) return { state: 'unknown' };
  return listing.opensAt !== undefined && now < listing.opensAt
    ? { state: 'disabled', reason: { key: 'earn.addFunds.spotNotOpen', values: { coin: asset, at: String(listing.opensAt) } } }
    : offer;
}

/**
 * Assesses an amount that adds funds. Zero and what is no amount are blocked without a reason.
 *
 * @param text the field's text while it is typed.
 * @param available what there is to use; `undefined` where it comes from outside or is not known, which is no limit.
 */
export function assessFundsAmount(text: string, available: Decimal | undefined): Assessment<Decimal> {
  const amount = readDraft(text);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined || !isPositive(amount)) return blocked();
  return available !== undefined && compare(amount, available) > 0 ? blocked({ key: 'lend_earn.insufficient.balance' }) : ready(amount);
}

/** Coins that an amount buys at a price, 8 decimals down; `undefined` while there is no price. */
export const coinsBought = (spend: Decimal, price: Decimal | undefined): Decimal | undefined =>
  price !== undefined && isPositive(price) ? divide(spend, price, 8) : undefined;
