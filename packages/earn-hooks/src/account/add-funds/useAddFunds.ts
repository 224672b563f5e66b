'use client';
import * as account from '@earnkit/core/account/contract';
import type { CoinListing } from '@earnkit/core/account/contract';
import { useCallback, useRef } from 'react';
import type { FundingMethod } from '@earnkit/core/account/rules';
import { type EarnQueryOptions, type QuerySource, publicQuery, earnKey } from '../../provider/earnQuery.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { complianceOptions } from '../queries.ts';
import { type FundingOption, fundingOptions } from './fundingOptions.ts';
import { useMoment } from '../../time/time.ts';

/** When a coin's spot trade opens (API-08, SH-24). */
export const coinListingOptions = (earn: QuerySource, asset: string, enabled = true): EarnQueryOptions<CoinListing> =>
  publicQuery(earn, account.coinListing, { asset }, { staleMs: 300_000, enabled });

/** Milliseconds in which a second press on a way to add funds is ignored; the first acts at once (SH-30). */
export const ADD_FUNDS_DEBOUNCE_MS = 500;

/** The ways to add funds of a coin. */
export interface AddFunds {
  /** The coin. */
  readonly asset: string;
  /** The ways that are shown to the person, in their order. */
  readonly options: readonly FundingOption[];
  /** A fact could not be read, so some ways stay unknown; `retry` reads it again. */
  readonly failed: Extract<QueryState<unknown>, { readonly state: 'failed' }> | undefined;
  /**
   * Opens an available way; a visitor is asked to sign in instead. The typed text is kept, and balances are read again when
   * the person returns. Does nothing when the way is not available, or when one was pressed just before (SH-30).
   * `beforeLeaving` is called before the page changes, to close an open dialog.
   */
  readonly take: (way: FundingMethod, beforeLeaving?: () => void) => void;
}

/**
 * The ways to add funds (SH-02, SH-26). Each is hidden by its own rule (RG-02, RG-03, US-01, AMB-077); spot trade shows when
 * it opens (SH-24). A way whose facts are not read is unknown.
 */
export function useAddFunds(asset: string): AddFunds {
  const earn = useEarn();
  const { edition, links, navigate, queryClient, scope, askLogin, drafts } = earn;
  const compliance = useEarnQuery(complianceOptions(earn));
  const known = { asset, viewer: { edition, compliance: compliance.data }, now: earn.now(), links };
  // Read only when the answer can change an option.
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
      // Funds that arrive in the meantime must be shown when the person returns, however fresh the last answer is.
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
