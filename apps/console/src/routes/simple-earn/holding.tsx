import { FlexibleHoldingDetail } from '@earnkit/components';
import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { OutsidePage } from '../outside.tsx';

/** One holding (SE-13). An address without a coin, or of another kind of order, leads to what an exchange has there. */
export function HoldingPage(): ReactElement {
  const say = useWords();
  const { asset, orderType } = useSearch({ from: '/simple-earn/my-lendings/$id' });
  if (asset === undefined || orderType === 'fixed') return <OutsidePage />;
  return (
    <Page title={say('holding.title', { coin: asset })}>
      <FlexibleHoldingDetail asset={asset} headingLevel={2} onBrowse={() => goTo('/simple-earn')} />
    </Page>
  );
}
