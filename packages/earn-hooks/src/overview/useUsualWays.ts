'use client';
import { compareKnown } from '@earnkit/core/lists/rules';
import { type WaysHost, type WaysToEarn, type WayView, useWaysToEarn } from './useWaysToEarn.ts';

/** A usual way to earn, for somebody who has none yet. */
export interface UsualWay {
  /** The coin. */
  readonly asset: string;
  /** All ways with the coin, as they were read. */
  readonly reading: WaysToEarn;
  /** The way of that product with the highest rate that can be used now; `undefined` while none is known, and where there is none. */
  readonly way: WayView | undefined;
}

/** Three usual ways to earn: for money that may be needed at any time, for money that can stay, and with a network's own coin. */
export interface UsualWays {
  /** Where the money can be had at any time. */
  readonly anyTime: UsualWay;
  /** With a term. */
  readonly term: UsualWay;
  /** `undefined` where the host lists no staking products. */
  readonly network: UsualWay | undefined;
  /** Whether a product could not be read. */
  readonly unread: boolean;
  /** Reads that again. */
  readonly retry: () => void;
}

/** The coin that every exchange lends, and one that is staked. */
const LENT = 'USDT';
const STAKED = 'ETH';

function highest(ways: readonly WayView[], product: WayView['product']): WayView | undefined {
  const [first] = ways
    .filter((way) => way.product === product && way.obstacle === undefined && way.rate.aprFraction !== undefined)
    .toSorted((one, other) => compareKnown(one.rate.aprFraction, other.rate.aprFraction, 'desc'));
  return first;
}

/** The usual ways to earn at the rates of now. For anybody. */
export function useUsualWays(host: WaysHost): UsualWays {
  const lent = useWaysToEarn(LENT, host);
  const staked = useWaysToEarn(STAKED, host);
  return {
    anyTime: { asset: LENT, reading: lent, way: highest(lent.ways, 'flexible') },
    term: { asset: LENT, reading: lent, way: highest(lent.ways, 'fixed') },
    network: host.stakingProducts === undefined ? undefined : { asset: STAKED, reading: staked, way: highest(staked.ways, 'staking') },
    unread: [lent, staked].some(({ unread, loading }) => !loading && unread.length > 0),
    retry: () => {
      lent.retry();
      staked.retry();
    },
  };
}
