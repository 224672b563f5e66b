'use client';
import { invitationCode, inviteFriendsOffer } from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useReading } from '../provider/useReading.ts';
import { referralOptions } from './queries.ts';

/** How a person invites others. */
export interface Invitation {
  /** Their code: a partner's own, else the one everybody has (SH-25). */
  readonly code: string;
  /** Where somebody signs up with it, as a whole address. */
  readonly link: string;
}

/**
 * How the person invites friends (API-07): only once signed in (SH-09). `undefined` inside `ready` means that the exchange
 * gave them no code.
 */
export function useInviteFriends(): QueryState<Invitation | undefined> {
  const earn = useEarn();
  const reading = useReading(referralOptions(earn));
  if (inviteFriendsOffer({ signedIn: earn.session.state === 'signed-in' }).state !== 'shown') return { state: 'anonymous' };
  return mapReading(reading, (referral) => {
    const code = invitationCode(referral);
    return code === undefined ? undefined : { code, link: wholeAddress(earn.links.signUp(code)) };
  });
}

/** An address that can be sent to somebody: with the origin of the page where it has none of its own. */
const wholeAddress = (href: string): string => (typeof window === 'undefined' ? href : new URL(href, window.location.href).href);
