import type { StakingHoldingDialogKind, StakingHoldingDialogOf, StakingHoldingsProps } from '@earnkit/components/staking';
import { stakingQuery } from '@earnkit/hooks/staking';
import { useLocation, useSearch } from '@tanstack/react-router';
import { type AddressSearch, useAddress } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';

/** What the address says of the staking holdings, and writes into it: their kind (ST-27), and the dialog that is open. */
export function useHoldingsInAddress(): Pick<StakingHoldingsProps, 'type' | 'onTypeChange' | 'defaultDialog' | 'onDialogChange'> {
  const { show, coin, pid } = useSearch({ strict: false });
  const kind = KINDS.find((each) => each === show);
  const { change } = useAddress();
  return {
    type: stakingQuery(useLocation().searchStr).holdingType,
    onTypeChange: (type) => change({ 'product-type': type === 0 ? '0' : '1' }),
    defaultDialog: kind && coin !== undefined ? { kind, asset: coin, pid } : undefined,
    onDialogChange: useDialogInAddress(searchOf),
  };
}

const KINDS: readonly StakingHoldingDialogKind[] = ['redeem', 'stake', 'trend'];

const searchOf = (dialog: StakingHoldingDialogOf | undefined): AddressSearch => ({
  show: dialog?.kind,
  coin: dialog?.asset,
  pid: dialog?.pid,
});
