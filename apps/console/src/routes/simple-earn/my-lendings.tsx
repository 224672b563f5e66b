import { EarnSummary, FlexibleHoldings, type FlexibleHoldingsProps } from '@earnkit/components';
import { useSearch } from '@tanstack/react-router';
import { useCallback, type ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useOnSignOut } from '../../session/useOnSignOut.ts';
import { Page } from '../../shell/Page.tsx';
import { pageParam, useAddress } from '../../shell/useAddress.ts';
import { useWords } from '../../words/useWords.ts';
import { useSubscribeDialog } from './useSubscribeDialog.tsx';
import { simpleEarnWords } from './words.ts';

/** The person's holdings. The address holds the open dialog, so that it opens again after signing in. */
export function MyLendingsPage(): ReactElement {
  const say = useWords(simpleEarnWords);
  const { page = 1, subscribe, show, asset } = useSearch({ from: '/simple-earn/my-lendings' });
  const { change, set } = useAddress();
  const [openSubscribe, subscribeDialog] = useSubscribeDialog(subscribe);
  const keepDialog = useCallback<NonNullable<FlexibleHoldingsProps['onDialogChange']>>(
    (dialog) => change({ show: dialog?.kind === 'subscribe' ? undefined : dialog?.kind, asset: dialog?.asset }),
    [change],
  );
  useOnSignOut(useCallback(() => keepDialog(undefined), [keepDialog]));
  return (
    <Page title={say('holdings.title')}>
      <EarnSummary />
      <FlexibleHoldings
        page={page}
        onPageChange={(next) => set({ page: pageParam(next) })}
        onSubscribe={openSubscribe}
        defaultDialog={show && asset !== undefined ? { kind: show, asset } : undefined}
        onDialogChange={keepDialog}
        onBrowse={() => goTo('/simple-earn')}
      />
      {subscribeDialog}
    </Page>
  );
}
