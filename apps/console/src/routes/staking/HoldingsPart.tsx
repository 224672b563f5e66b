import { StakingHoldings } from '@earnkit/components/staking';
import type { ReactElement } from 'react';
import { useHoldingsInAddress } from './useHoldingsInAddress.ts';

/** The staking holdings on the page of everything that a person holds; the address holds their kind and the dialog that is open. */
export function HoldingsPart(): ReactElement {
  return <StakingHoldings {...useHoldingsInAddress()} />;
}
