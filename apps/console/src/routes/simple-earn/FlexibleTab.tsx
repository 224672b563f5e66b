import { FlexibleHoldings, type HoldingDialogKind, type HoldingDialogOf } from '@earnkit/components';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { pageParam, type SearchOf, useAddress } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { holdingsSearch } from './holdingsSearch.ts';
import { useSubscribeDialog } from './useSubscribeDialog.tsx';

/** What the address says of the flexible holdings. */
export interface FlexibleTabProps {
  /** The page, from 1. */
  readonly page?: number | undefined;
  /** The coin whose subscription is open. */
  readonly subscribe?: string | undefined;
  /** The dialog that is open. */
  readonly show?: Exclude<HoldingDialogKind, 'subscribe'> | undefined;
  /** The coin of that dialog. */
  readonly asset?: string | undefined;
}

/** The flexible holdings. The address holds the open dialog, so that it opens again after signing in. */
export function FlexibleTab({ page = 1, subscribe, show, asset }: FlexibleTabProps): ReactElement {
  const { change } = useAddress(holdingsSearch);
  const [openSubscribe, subscribeDialog] = useSubscribeDialog({ subscribe, product: undefined });
  const keepDialog = useDialogInAddress(holdingsSearch, searchOf);
  return (
    <>
      <FlexibleHoldings
        page={page}
        onPageChange={(next) => change({ page: pageParam(next) })}
        onSubscribe={openSubscribe}
        defaultDialog={show && asset !== undefined ? { kind: show, asset } : undefined}
        onDialogChange={keepDialog}
        onBrowse={() => goTo('/simple-earn')}
      />
      {subscribeDialog}
    </>
  );
}

/** The page opens the dialog of a subscription itself. */
const searchOf = (dialog: HoldingDialogOf | undefined): SearchOf<typeof holdingsSearch> => ({
  show: dialog?.kind === 'subscribe' ? undefined : dialog?.kind,
  asset: dialog?.asset,
});
