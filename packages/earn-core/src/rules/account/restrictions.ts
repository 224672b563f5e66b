import type { Compliance, Referral } from '../../contract/account.ts';

/*
 * What is hidden by edition, region or a missing login. Each part has one rule, so that a product team with other requirements
 * changes one line, and no component decides.
 */

/** Which wording and which features apply (SE-B, AMB-129). */
export type Edition = 'global' | 'us';

/** The tags of the exchange's lists of restrictions (RG-05). */
export type BusinessTag = 'api_startup_order' | 'api_lendEarn_order' | 'api_hodl_order' | 'express' | 'spot_trade';

/** Facts about the person. */
export interface Viewer {
  /** The variant of the area for the jurisdiction. */
  readonly edition: Edition;
  /** The region's restrictions (RG-01); `undefined` while they are not known. */
  readonly compliance: Pick<Compliance, 'menu' | 'business'> | undefined;
  /** Whether somebody is signed in. */
  readonly signedIn: boolean;
}

/**
 * Whether a part is shown. `hidden` has a reason, for tests, analytics and a page that was opened by its URL. `unknown`:
 * the region's restrictions have not been read, so the part is neither shown nor called unavailable yet.
 */
export type Offer =
  | { readonly state: 'shown' }
  | { readonly state: 'hidden'; readonly because: 'edition' | 'region' | 'anonymous' | 'coin' | 'host' }
  | { readonly state: 'unknown' };

const SHOWN: Offer = { state: 'shown' };

/** Hidden, with its reason. */
export const hidden = (because: Extract<Offer, { state: 'hidden' }>['because']): Offer => ({ state: 'hidden', because });

const inEdition = ({ edition }: Pick<Viewer, 'edition'>): Offer => (edition === 'us' ? hidden('edition') : SHOWN);

const unlessListed = (list: readonly string[] | undefined, tag: BusinessTag): Offer =>
  list === undefined ? { state: 'unknown' } : list.includes(tag) ? hidden('region') : SHOWN;

/** Express buy: not in the US edition (US-01), not where the menu restricts it (RG-02). */
export function expressBuyOffer(viewer: Pick<Viewer, 'edition' | 'compliance'>): Offer {
  const edition = inEdition(viewer);
  return edition.state === 'hidden' ? edition : unlessListed(viewer.compliance?.menu, 'express');
}

/** Spot trade: not where the menu restricts it (RG-03). */
export const spotTradeOffer = (viewer: Pick<Viewer, 'compliance'>): Offer => unlessListed(viewer.compliance?.menu, 'spot_trade');

/** Transfer between one's own accounts: not in the US edition (US-01). */
export const transferOffer = (viewer: Pick<Viewer, 'edition'>): Offer => inEdition(viewer);

/** Candy drop, its notifications and suggestions: not in the US edition (US-03). */
export const candyDropOffer = (viewer: Pick<Viewer, 'edition'>): Offer => inEdition(viewer);

/** Automatic lending: not in the US edition (US-04), not where the region restricts lending (RG-04, AMB-101). */
export function autoEarnOffer(viewer: Pick<Viewer, 'edition' | 'compliance'>): Offer {
  const edition = inEdition(viewer);
  return edition.state === 'hidden' ? edition : unlessListed(viewer.compliance?.business, 'api_lendEarn_order');
}

/** The launchpool's reward of the last hour: not in the US edition (US-05). */
export const lastHourRewardOffer = (viewer: Pick<Viewer, 'edition'>): Offer => inEdition(viewer);

/** The staking choice where a launchpool stake is held: not in the US edition (US-06, AMB-130). */
export const stakingToggleOffer = (viewer: Pick<Viewer, 'edition'>): Offer => inEdition(viewer);

/** Inviting friends: only once signed in (SH-09). */
export const inviteFriendsOffer = ({ signedIn }: Pick<Viewer, 'signedIn'>): Offer => (signedIn ? SHOWN : hidden('anonymous'));

/** The code in an invitation (SH-25): a partner's own where they have one, else the person's; `undefined` where there is neither. */
export const invitationCode = (referral: Referral | undefined): string | undefined => referral?.kolCode ?? referral?.encryptedUid;
