import { describe, expect, it } from 'vitest';
import {
  type Viewer,
  autoEarnOffer,
  candyDropOffer,
  expressBuyOffer,
  inviteFriendsOffer,
  lastHourRewardOffer,
  spotTradeOffer,
  stakingToggleOffer,
  transferOffer,
} from './restrictions.ts';

const viewer = (facts: Partial<Viewer> = {}): Viewer => ({
  edition: 'global',
  compliance: { business: [], menu: [] },
  signedIn: true,
  ...facts,
});
const restricted = (menu: readonly string[], business: readonly string[] = []): Viewer =>
  viewer({ compliance: { menu: [...menu], business: [...business] } });
const SHOWN = { state: 'shown' };
const US = { state: 'hidden', because: 'edition' };
const REGION = { state: 'hidden', because: 'region' };

describe('offers by edition, region and login', () => {
  it.each([
    ['express buy (US-01)', expressBuyOffer],
    ['transfer (US-01)', transferOffer],
    ['candy drop (US-03)', candyDropOffer],
    ['automatic lending (US-04)', autoEarnOffer],
    ['the reward of the last hour (US-05)', lastHourRewardOffer],
    ['the staking choice (US-06)', stakingToggleOffer],
  ] as const)('the US edition has no %s; the global one does', (_part, offer) => {
    expect(offer(viewer({ edition: 'us' }))).toEqual(US);
    expect(offer(viewer({ edition: 'us', compliance: undefined }))).toEqual(US);
    expect(offer(viewer())).toEqual(SHOWN);
  });

  it('shows spot trade in the US edition', () => expect(spotTradeOffer(viewer({ edition: 'us' }))).toEqual(SHOWN));

  it('hides express buy and spot trade separately by the menu list (RG-02, RG-03)', () => {
    expect(expressBuyOffer(restricted(['express']))).toEqual(REGION);
    expect(spotTradeOffer(restricted(['express']))).toEqual(SHOWN);
    expect(spotTradeOffer(restricted(['spot_trade']))).toEqual(REGION);
    expect(expressBuyOffer(restricted(['spot_trade']))).toEqual(SHOWN);
  });

  it('hides auto-earn by the business list only (RG-04, AMB-101)', () => {
    expect(autoEarnOffer(restricted([], ['api_lendEarn_order']))).toEqual(REGION);
    expect(autoEarnOffer(restricted(['api_lendEarn_order']))).toEqual(SHOWN);
    expect(expressBuyOffer(restricted([], ['express']))).toEqual(SHOWN);
  });

  it('ignores tags without a rule (RG-05, AMB-101)', () => {
    const tagged = restricted(['api_startup_order'], ['api_startup_order', 'api_hodl_order']);
    expect([expressBuyOffer(tagged), spotTradeOffer(tagged), autoEarnOffer(tagged)]).toEqual([SHOWN, SHOWN, SHOWN]);
  });

  it('is unknown while the region is unknown (RG-01)', () => {
    const loading = viewer({ compliance: undefined });
    expect([expressBuyOffer(loading), spotTradeOffer(loading), autoEarnOffer(loading)].map((offer) => offer.state)).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(transferOffer(loading)).toEqual(SHOWN);
  });

  it('shows invitations only to a signed-in person (SH-09)', () => {
    expect([inviteFriendsOffer({ signedIn: true }), inviteFriendsOffer({ signedIn: false })]).toEqual([
      SHOWN,
      { state: 'hidden', because: 'anonymous' },
    ]);
  });
});
