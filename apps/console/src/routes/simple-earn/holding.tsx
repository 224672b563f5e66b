import { FlexibleHoldingDetail, type FlexibleHoldingDetailProps } from '@earnkit/components';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, type ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { useOnSignOut } from '../../session/useOnSignOut.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { OutsidePage } from '../outside.tsx';

const PATH = '/simple-earn/my-lendings/$id';

/** One holding (SE-13). An address without a coin, or of another kind of order, leads to what an exchange has there. */
export function HoldingPage(): ReactElement {
  const say = useWords();
  const { asset, orderType, show } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const remember = useCallback<NonNullable<FlexibleHoldingDetailProps['onDialogChange']>>(
    (dialog) => void navigate({ search: (now) => ({ ...now, show: dialog }), params: true, replace: true, resetScroll: false }),
    [navigate],
  );
  useOnSignOut(useCallback(() => remember(undefined), [remember]));
  if (asset === undefined || orderType === 'fixed') return <OutsidePage />;
  return (
    <Page title={say('holding.title', { coin: asset })}>
      <FlexibleHoldingDetail
        asset={asset}
        headingLevel={2}
        // the address says what is open, so that coming back from signing in opens it again
        defaultDialog={show}
        onDialogChange={remember}
        onBrowse={() => goTo('/simple-earn')}
      />
    </Page>
  );
}
