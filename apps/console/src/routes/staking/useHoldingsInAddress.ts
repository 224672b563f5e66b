import type { StakingHoldingDialogOf, StakingHoldingsProps } from '@earnkit/components/staking';
import { stakingQuery } from '@earnkit/hooks/staking';
import { usePlace } from '../../shell/place.tsx';
import { type SearchOf, useAddress, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { holdingsSearch } from './search.ts';

/** What the address says of the staking holdings, and writes into it: their kind (ST-27), and the dialog that is open. */
export function useHoldingsInAddress(): Pick<StakingHoldingsProps, 'type' | 'onTypeChange' | 'defaultDialog' | 'onDialogChange'> {
  const { show, coin, pid } = useAddressSearch(holdingsSearch);
  const { change } = useAddress(holdingsSearch);
  return {
    type: stakingQuery(usePlace().search).holdingType,
    onTypeChange: (type) => change({ 'product-type': type === undefined ? undefined : type === 0 ? '0' : '1' }),
    defaultDialog: show && coin !== undefined ? { kind: show, asset: coin, pid } : undefined,
    onDialogChange: useDialogInAddress(holdingsSearch, searchOf),
  };
}

const searchOf = (dialog: StakingHoldingDialogOf | undefined): SearchOf<typeof holdingsSearch> => ({
  show: dialog?.kind,
  coin: dialog?.asset,
  pid: dialog?.pid,
});
