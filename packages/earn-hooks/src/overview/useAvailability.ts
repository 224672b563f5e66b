'use client';
import { type Decimal, type Instant, add } from '@earnkit/core';
import { availableForFlexible } from '@earnkit/core/account/rules';
import { type AvailableBy, availableBy } from '@earnkit/core/overview/rules';
import { balancesOptions } from '../account/balanceQueries.ts';
import { useEarn } from '../provider/earnContext.ts';
import { usePrivateReading } from '../provider/useReading.ts';
import { useNow } from '../time/time.ts';
import type { HoldingView } from './useAllHoldings.ts';
import { ownAmount } from './useHeldRows.ts';

/** A holding, and what of it comes back. */
type Returning = HoldingView & { readonly back: Decimal | undefined; readonly renews: boolean };

/** What a person may have of a coin by a day. */
export interface Availability extends AvailableBy<Returning> {
  /** What they have now, outside of all products; `undefined` where it is not known. */
  readonly balance: Decimal | undefined;
}

/**
 * What a person may have of a coin by a moment if they ask for everything now: the balance, and each holding that is back by then. A fixed
 * order comes back with its interest, everything else without what it still earns.
 */
export function useAvailability(holdings: readonly HoldingView[], asset: string, by: Instant): Availability {
  const earn = useEarn();
  const now = useNow();
  const reading = usePrivateReading(balancesOptions(earn, [asset]));
  const row = reading.state === 'ready' ? reading.data.rows.find((one) => one.asset === asset) : undefined;
  const balance = row && availableForFlexible(row);
  const returning = holdings.map((holding): Returning => {
    const own = ownAmount(holding);
    const paid = holding.product === 'fixed' ? holding.earned.amount : undefined;
    return {
      ...holding,
      back: holding.product === 'fixed' ? own && paid && add(own, paid) : own,
      renews: holding.afterwards === 'reinvest',
    };
  });
  return { ...availableBy(returning, { asset, by, now, balance }), balance };
}
