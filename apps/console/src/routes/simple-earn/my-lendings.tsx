import { EarnSummary, FlexibleHoldings } from '@earnkit/components';
import { EmptyState, LinkButton, Tabs } from '@earnkit/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { withLanguage } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';

const PATH = '/simple-earn/my-lendings';

/** What one holds. */
export function MyLendingsPage(): ReactElement {
  const say = useWords();
  const { tab = 'flexible', page = 1 } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  return (
    <Page title={say('holdings.title')}>
      <EarnSummary />
      <Tabs
        label={say('holdings.title')}
        value={tab}
        onValueChange={(next) => void navigate({ search: { tab: next === 'flexible' ? undefined : next }, replace: true })}
        items={[
          { value: 'flexible', label: say('holdings.tab.flexible'), content: <FlexibleHoldings page={page} /> },
          {
            value: 'fixed',
            label: say('holdings.tab.fixed'),
            content: <EmptyState title={say('holdings.fixed.title')} description={say('holdings.fixed.text')} action={<LinkButton href={withLanguage('/simple-earn')}>{say('toSimpleEarn')}</LinkButton>} />,
          },
        ]}
      />
    </Page>
  );
}
