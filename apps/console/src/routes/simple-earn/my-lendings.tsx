import { EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { goTo } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';

const PATH = '/simple-earn/my-lendings';

/** What one holds. */
export function MyLendingsPage(): ReactElement {
  const say = useWords();
  const { page = 1 } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  return (
    <Page title={say('holdings.title')}>
      <EarnSummary />
      <FlexibleHoldings
        page={page}
        onPageChange={(next) => void navigate({ search: { page: next > 1 ? next : undefined }, replace: true, resetScroll: false })}
        onBrowse={() => goTo('/simple-earn')}
      />
    </Page>
  );
}
