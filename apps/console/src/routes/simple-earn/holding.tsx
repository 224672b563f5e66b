import { FlexibleHoldingDetail, type FlexibleHoldingDetailProps } from '@earnkit/components';
import { useSearch } from '@tanstack/react-router';
import { useCallback, type ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useOnSignOut } from '../../session/useOnSignOut.ts';
import { Page } from '../../shell/Page.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useWords } from '../../words/useWords.ts';
import { OutsidePage } from '../outside.tsx';
import { simpleEarnWords } from './words.ts';

/** One holding (SE-13). An address without a coin, or of a fixed order, leads to the exchange's own page. */
export function HoldingPage(): ReactElement {
  const say = useWords(simpleEarnWords);
  const { asset, orderType, show } = useSearch({ from: '/simple-earn/my-lendings/$id' });
  const { change } = useAddress();
  const keepDialog = useCallback<NonNullable<FlexibleHoldingDetailProps['onDialogChange']>>((dialog) => change({ show: dialog }), [change]);
  useOnSignOut(useCallback(() => keepDialog(undefined), [keepDialog]));
  if (asset === undefined || orderType === 'fixed') return <OutsidePage />;
  return (
    <Page title={say('holding.title', { coin: asset })}>
      <FlexibleHoldingDetail
        asset={asset}
        headingLevel={2}
        defaultDialog={show}
        onDialogChange={keepDialog}
        onBrowse={() => goTo('/simple-earn')}
      />
    </Page>
  );
}
