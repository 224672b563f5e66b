'use client';
import { useCallback, useRef } from 'react';
import * as account from '@earnkit/core/account/contract';
import type { FundingMethod } from '@earnkit/core/account/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { earnKey, useEarnQuery } from '../../provider/earnQuery.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { complianceOptions } from '../queries.ts';
import { type FundingOption, fundingOptions } from './fundingOptions.ts';
import { coinListingOptions } from './queries.ts';
import { useMoment } from './useMoment.ts';

/** Milliseconds in which a second press of a way to add funds does nothing; the first acts at once (SH-30). */
export const ADD_FUNDS_DEBOUNCE_MS = 500;

/** The ways to more of a coin. */
export interface AddFunds {
  /** The coin. */
  readonly asset: string;
  /** The ways that concern the person, in the order they are shown. */
  readonly options: readonly FundingOption[];
  /** Something the ways depend on could not be read, so some of them stay unknown; `retry` reads it again. */
  readonly failed: Extract<QueryState<unknown>, { readonly state: 'failed' }> | undefined;
  /**
   * Goes a way that can be gone now; a visitor is asked to sign in instead. What was typed is kept and balances are read
   * again for when the person is back. Nothing happens where the way is not open, or one was just pressed (SH-30).
   * `beforeLeaving` is called when it leads elsewhere, to close what stands in the way.
   */
  readonly take: (way: FundingMethod, beforeLeaving?: () => void) => void;
}

/**
 * The ways to add funds (SH-02, SH-26): each left out by its own rule (RG-02, RG-03, US-01, AMB-077), spot trade with the
 * time it opens (SH-24). What has not been read is neither offered nor refused.
 */
export function useAddFunds(asset: string): AddFunds {
  const earn = useEarn();
  const { edition, links, navigate, queryClient, scope, askLogin, drafts } = earn;
  const compliance = useEarnQuery(complianceOptions(earn));
  const known = { asset, viewer: { edition, compliance: compliance.data }, now: earn.now(), links };
  // Asked for only where an answer can change something.
  const matters = fundingOptions({ ...known, listing: undefined }).some(({ way, state }) => way === 'spot' && state === 'unknown');
  const listing = useEarnQuery(coinListingOptions(earn, asset, matters));
  useMoment(listing.data?.opensAt);
  const options = fundingOptions({ ...known, listing: listing.data });

  const unread = [compliance, ...(matters ? [listing] : [])].filter((query) => query.isError && query.data === undefined);
  const error = unread[0]?.error;
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const go = useCallback(
    (href: string, beforeLeaving: (() => void) | undefined): void => {
      const at = performance.now();
      if (at - pressed.current < ADD_FUNDS_DEBOUNCE_MS) return;
      pressed.current = at;
      if (scope === 'anonymous') return askLogin();
      drafts.keepAll();
      beforeLeaving?.();
      // Whatever comes in meanwhile is seen on the way back, however fresh the last answer is.
      for (const endpoint of [account.balances, account.fixedAvailable]) {
        void queryClient.invalidateQueries({ queryKey: earnKey(scope, endpoint), refetchType: 'none' });
      }
      navigate(href);
    },
    [scope, askLogin, drafts, queryClient, navigate],
  );

  return {
    asset,
    options,
    failed: error && { state: 'failed', error: error.reason, retry: () => void Promise.all(unread.map((query) => query.refetch())) },
    take: (way, beforeLeaving) => {
      const option = options.find((each) => each.way === way);
      if (option?.state === 'shown') go(option.href, beforeLeaving);
    },
  };
}
