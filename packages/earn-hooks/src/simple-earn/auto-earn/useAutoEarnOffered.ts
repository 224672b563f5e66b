'use client';
import { autoEarnOffered } from '@earnkit/core';
import { complianceOptions } from '../../account/queries.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useEarnQuery } from '../../provider/earnQuery.ts';

/** Whether automatic lending may be shown to this person (US-04, RG-04); `undefined` while that is not known. */
export function useAutoEarnOffered(): boolean | undefined {
  const earn = useEarn();
  const { data } = useEarnQuery(complianceOptions(earn));
  return autoEarnOffered(earn.edition, data);
}
