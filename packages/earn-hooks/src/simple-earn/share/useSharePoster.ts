'use client';
import type { Decimal } from '@earnkit/core';
import { type NotLent, marketAprParts } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../../provider/useReading.ts';
import { allHoldingsOptions } from '../flexible/allHoldings.ts';
import { flexibleMarketOptions } from '../flexible/queries.ts';
import { useFlexibleHolding } from '../flexible/useFlexibleHolding.ts';

/** The coin of a poster where none is asked for (SE-S-03, AMB-104). */
export const SHARE_ASSET = 'USDT';

/** The contents of a coin's poster (AMB-104). */
export interface ShareFigures {
  /** The coin. */
  readonly asset: string;
  /** Address of its icon. */
  readonly icon: string | undefined;
  /** What the person has earned with it; `undefined` where that is not known or they hold none. */
  readonly cumulativeInterest: Decimal | undefined;
  /** Its estimated rate: of the holding, or of the market where the person holds none. */
  readonly aprFraction: Decimal | undefined;
  /** Whether the rate is the most it can be (AMB-148). */
  readonly upTo: boolean;
  /** Why the holding is not lent and its rate is zero (AMB-158); `undefined` where it is lent. */
  readonly notLent: NotLent | undefined;
}

/** A poster and the coins that it can be about. */
export interface SharePoster {
  /** What the poster says. */
  readonly figures: QueryState<ShareFigures>;
  /** The coin of the poster and those that the person holds. */
  readonly coins: readonly string[];
}

/** What the poster of a coin says (SE-S-01). Nothing is read for a visitor (SH-04). */
export function useSharePoster(asset: string): SharePoster {
  const earn = useEarn();
  const held = usePrivateReading(allHoldingsOptions(earn));
  const holding = useFlexibleHolding(asset);
  const none = holding.state === 'ready' && holding.data === undefined;
  const { data: market } = useEarnQuery({ ...flexibleMarketOptions(earn), enabled: none });
  const figures = mapReading(holding, (row): ShareFigures => {
    if (row) {
      const { icon, cumulativeInterest, apr } = row;
      return { asset, icon, cumulativeInterest, ...apr };
    }
    const coin = market?.rows.find((one) => one.asset === asset);
    const parts = coin && marketAprParts(coin);
    return {
      asset,
      icon: coin?.icon,
      cumulativeInterest: undefined,
      aprFraction: parts?.totalFraction,
      upTo: parts?.bonusFraction !== undefined,
      notLent: undefined,
    };
  });
  const names = held.state === 'ready' ? held.data.rows.map((row) => row.asset) : [];
  return { figures, coins: [...new Set([asset, ...names])] };
}
