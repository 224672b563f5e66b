'use client';
import { autoEarnOffer } from '@earnkit/core/account/rules';
import { complianceOptions } from '../../account/queries.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/useEarnQuery.ts';

/**
 * Whether automatic lending may be shown to this person (US-04, RG-04); `undefined` while the region's restrictions are
 * being read, and `false` where they could not be read.
 */
export function useAutoEarnOffered(): boolean | undefined {
  const earn = useEarn();
  const { data, isError } = useEarnQuery(complianceOptions(earn));
  const offer = autoEarnOffer({ edition: earn.edition, compliance: data });
  return offer.state === 'unknown' && !isError ? undefined : offer.state === 'shown';
}
