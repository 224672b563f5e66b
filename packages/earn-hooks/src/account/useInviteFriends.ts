'use client';
import { invitationCode, inviteFriendsOffer } from '@earnkit/core/account/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, useReading } from '../provider/useReading.ts';
import { referralOptions } from './queries.ts';

/** An invitation. */
export interface Invitation {
  /** The person's code: a partner's own, otherwise the one everybody has (SH-25). */
  readonly code: string;
  /** The sign-up address with the code, including the origin. */
  readonly link: string;
}

/**
 * The person's invitation of friends (API-07), only when signed in (SH-09). `undefined` inside `ready` means that the
 * exchange gave them no code.
 */
export function useInviteFriends(): QueryState<Invitation | undefined> {
  const earn = useEarn();
  const reading = useReading(referralOptions(earn));
  if (inviteFriendsOffer({ signedIn: earn.session.state === 'signed-in' }).state !== 'shown') return { state: 'anonymous' };
  return mapReading(reading, (referral) => {
    const code = invitationCode(referral);
    const href = code === undefined ? undefined : earn.links.signUp(code);
    return code === undefined || href === undefined ? undefined : { code, link: wholeAddress(href) };
  });
}

/** An address that can be shared: with the page's origin when it has none of its own. */
const wholeAddress = (href: string): string => (typeof window === 'undefined' ? href : new URL(href, window.location.href).href);
