import type { Compliance } from '../../account/contract.ts';

/** The tag of a region that may not lend automatically (RG-05). */
const LEND_EARN = 'api_lendEarn_order';

/**
 * Whether automatic lending may be shown: not in the US edition (US-04), not where the region's list holds lending
 * (RG-04, AMB-101). `undefined` while the list is not known: then nothing is shown and nothing refused.
 */
export function autoEarnOffered(edition: 'global' | 'us', compliance: Compliance | undefined): boolean | undefined {
  if (edition === 'us') return false;
  return compliance === undefined ? undefined : !compliance.business.includes(LEND_EARN);
}
