'use client';
import { autoEarnOffer } from '@earnkit/core/account/rules';
import { useCompliance } from '../../account/useAccount.ts';
import { useEarn } from '../../provider/earnContext.ts';

/** Reads the region's restrictions again where they could not be read and decide about automatic lending (RG-04); `undefined` elsewhere. */
export function useAutoEarnOfferRetry(): (() => void) | undefined {
  const { edition } = useEarn();
  const compliance = useCompliance();
  const isFailed = compliance.state === 'failed' && autoEarnOffer({ edition, compliance: undefined }).state === 'unknown';
  return isFailed ? compliance.retry : undefined;
}
