'use client';
import { candyDropOffer } from '@earnkit/core/account/rules';
import type { CandyDropItem } from '@earnkit/core/launchpool/contract';
import { type CandyDropPart, candyDropParts } from '@earnkit/core/launchpool/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useReading } from '../provider/useReading.ts';
import { candyDropOptions } from './queries.ts';

/** A candy drop as it is shown. All of it is the exchange's text, never markup. */
export interface CandyDropView {
  /** The text, with the highlighted part apart. */
  readonly parts: readonly CandyDropPart[];
  /** Where it leads; `undefined` where the exchange names no address that can be opened. */
  readonly url: string | undefined;
}

/** Whether there are candy drops: the US edition has none (US-03). */
export function useCandyDropOffered(): boolean {
  const { edition } = useEarn();
  return candyDropOffer({ edition }).state === 'shown';
}

/** A candy-drop item as it is shown (CD-03); `undefined` in the US edition, which has none (US-03). */
export function useCandyDrop(item: CandyDropItem | undefined): CandyDropView | undefined {
  const offered = useCandyDropOffered();
  return useMemo(() => (item && offered ? { parts: candyDropParts(item), url: item.url } : undefined), [item, offered]);
}

/**
 * The candy drop that is suggested after a stake (LP-46, CD-06, AMB-021). A failure is silent.
 *
 * @param asset the coin that was staked; nothing is read while it is `undefined`, and in the US edition.
 */
export function useCandyDropSuggestion(asset: string | undefined): CandyDropView | undefined {
  const earn = useEarn();
  const enabled = asset !== undefined && candyDropOffer(earn).state === 'shown';
  const options = candyDropOptions(earn, asset ?? '');
  const reading = useReading({ ...options, enabled: enabled && options.enabled === true });
  return useCandyDrop(enabled && reading.state === 'ready' ? (reading.data ?? undefined) : undefined);
}
