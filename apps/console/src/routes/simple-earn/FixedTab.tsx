import { FixedHoldings, type FixedHoldingsProps, type FixedOrderDialogKind, type FixedOrderDialogOf } from '@earnkit/components';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import type { SearchOf } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { holdingsSearch } from './holdingsSearch.ts';
import { useSubscribeAgain } from './useSubscribeAgain.tsx';

export interface FixedTabProps extends Pick<FixedHoldingsProps, 'vip' | 'page' | 'onPageChange'> {
  /** The dialog that is open, as the address says. */
  readonly show: FixedOrderDialogKind | undefined;
  /** The order of that dialog. */
  readonly order: string | undefined;
}

/** The fixed orders, in a file of their own: a page loads them when they are first shown. The address holds the open dialog. */
export function FixedTab({ show, order, ...props }: FixedTabProps): ReactElement {
  const [targets, guide] = useSubscribeAgain();
  const keepDialog = useDialogInAddress(holdingsSearch, searchOf);
  return (
    <>
      <FixedHoldings
        {...props}
        {...targets}
        defaultDialog={show && order !== undefined ? { kind: show, orderId: order } : undefined}
        onDialogChange={keepDialog}
        onBrowse={() => goTo('/simple-earn')}
      />
      {guide}
    </>
  );
}

const searchOf = (dialog: FixedOrderDialogOf | undefined): SearchOf<typeof holdingsSearch> => ({
  show: dialog?.kind,
  order: dialog?.orderId,
});
