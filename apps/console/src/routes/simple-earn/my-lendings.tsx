import { CancelRedemptionDialog, EarnSummary, FlexibleHoldings, FlexibleRedeemDialog, FlexibleSubscribeDialog } from '@earnkit/components';
import type { FlexibleHolding } from '@earnkit/core';
import { EmptyState, LinkButton, Tabs } from '@earnkit/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { goTo, withLanguage } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';

const PATH = '/simple-earn/my-lendings';

/** What one holds. */
export function MyLendingsPage(): ReactElement {
  const say = useWords();
  const { tab = 'flexible' } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  return (
    <Page title={say('holdings.title')}>
      <EarnSummary />
      <Tabs
        label={say('holdings.title')}
        value={tab}
        onValueChange={(next) =>
          void navigate({ search: { tab: next === 'flexible' ? undefined : next }, replace: true, resetScroll: false })
        }
        items={[
          { value: 'flexible', label: say('holdings.tab.flexible'), content: <Flexible /> },
          { value: 'fixed', label: say('holdings.tab.fixed'), content: <Fixed /> },
        ]}
      />
    </Page>
  );
}

/** A dialog and the holding it is about. */
interface Opened {
  readonly kind: 'subscribe' | 'redeem' | 'cancel';
  readonly holding: FlexibleHolding;
}

function Flexible(): ReactElement {
  const { page = 1 } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const [opened, setOpened] = useState<Opened>();
  const open = (kind: Opened['kind']) => (holding: FlexibleHolding) => setOpened({ kind, holding });
  const onOpenChange = (stays: boolean): void => {
    if (!stays) setOpened(undefined);
  };
  return (
    <>
      <FlexibleHoldings
        page={page}
        onPageChange={(next) => void navigate({ search: { page: next > 1 ? next : undefined }, replace: true, resetScroll: false })}
        onSubscribe={open('subscribe')}
        onRedeem={open('redeem')}
        onCancelRedemption={open('cancel')}
        onBrowse={() => goTo('/simple-earn')}
      />
      {opened?.kind === 'subscribe' && (
        <FlexibleSubscribeDialog open asset={opened.holding.asset} icon={opened.holding.icon} onOpenChange={onOpenChange} />
      )}
      {opened?.kind === 'redeem' && <FlexibleRedeemDialog open holding={opened.holding} onOpenChange={onOpenChange} />}
      {opened?.kind === 'cancel' && <CancelRedemptionDialog open holding={opened.holding} onOpenChange={onOpenChange} />}
    </>
  );
}

function Fixed(): ReactElement {
  const say = useWords();
  return (
    <EmptyState
      title={say('holdings.fixed.title')}
      description={say('holdings.fixed.text')}
      action={<LinkButton href={withLanguage('/simple-earn')}>{say('toSimpleEarn')}</LinkButton>}
    />
  );
}
