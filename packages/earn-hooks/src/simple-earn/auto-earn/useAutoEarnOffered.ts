'use client';
import { isAutoEarnHidden } from '@earnkit/core';
import { complianceOptions } from '../../account/queries.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';

/**
 * Whether automatic lending may be shown to this person (US-04, RG-04); `undefined` while the region's restrictions are
 * not known: then nothing is shown yet.
 */
export function useAutoEarnOffered(): boolean | undefined {
  const earn = useEarn();
  const us = earn.edition === 'us';
  const { data } = useEarnQuery(complianceOptions(earn));
  if (data === undefined && !us) return undefined;
  return !isAutoEarnHidden(us ? 'US' : 'global', data);
}
