import { EarnSummary, FlexibleSubscribeDialog, MarketList, type MarketView } from '@earnkit/components';
import { Heading, Text } from '@earnkit/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import type { MarketOrder } from '../../router.tsx';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import * as css from './simple-earn.css.ts';

const PATH = '/simple-earn';
const ORDERS: Readonly<Record<MarketOrder, MarketView['sort']>> = {
  'apr-desc': { key: 'apr', direction: 'desc' },
  'apr-asc': { key: 'apr', direction: 'asc' },
  'asset-asc': { key: 'asset', direction: 'asc' },
  'asset-desc': { key: 'asset', direction: 'desc' },
};
const POINTS = ['lend', 'hour', 'redeem', 'risk'] as const;

/** Simple Earn: what one has, what there is, how it works. */
export function SimpleEarnPage(): ReactElement {
  const say = useWords();
  const { search = '', sort = 'apr-desc', page = 1, subscribe } = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const [icon, setIcon] = useState<string>();
  // the address holds only what differs from the first look, and typing does not fill the history
  const show = (view: MarketView): void => {
    const order = `${view.sort.key}-${view.sort.direction}` as const;
    void navigate({
      search: {
        search: view.search || undefined,
        sort: order === 'apr-desc' ? undefined : order,
        page: view.page > 1 ? view.page : undefined,
      },
      replace: true,
      resetScroll: false,
    });
  };
  const open = (asset: string | undefined): void =>
    void navigate({ search: (now) => ({ ...now, subscribe: asset }), replace: true, resetScroll: false });
  return (
    <Page title={say('simpleEarn.title')} lead={say('simpleEarn.lead')}>
      <EarnSummary />
      <MarketList
        view={{ search, sort: ORDERS[sort], page }}
        onViewChange={show}
        onSubscribe={(coin) => {
          setIcon(coin.icon);
          open(coin.asset);
        }}
      />
      {subscribe !== undefined && (
        <FlexibleSubscribeDialog
          open
          asset={subscribe}
          icon={icon}
          onOpenChange={(stays) => !stays && open(undefined)}
          // the address says that it is open, so that coming back with funds opens it again
          onLeave={() => undefined}
        />
      )}
      <section className={css.how} aria-labelledby="how-it-works">
        <Heading level={2} size="4" id="how-it-works">
          {say('simpleEarn.how.title')}
        </Heading>
        <dl className={css.points}>
          {POINTS.map((point) => (
            <div key={point} className={css.point}>
              <Text as="dt" weight="medium">
                {say(`simpleEarn.how.${point}.title`)}
              </Text>
              <Text as="dd" size="2" tone="muted">
                {say(`simpleEarn.how.${point}.text`)}
              </Text>
            </div>
          ))}
        </dl>
      </section>
    </Page>
  );
}
