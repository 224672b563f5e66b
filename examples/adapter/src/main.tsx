import {
  EarnArea,
  EarnHistory,
  FixedHoldings,
  FixedSubscribeDialog,
  FlexibleHoldings,
  FlexibleSubscribeDialog,
  MarketList,
} from '@earnkit/components';
import { StakingHoldings, StakingProducts } from '@earnkit/components/staking';
import type { Rows } from '@earnkit/core/endpoint';
import { products } from '@earnkit/core/staking/contract';
import { type QueryState, personalQuery, queryStateOf, useEarn, useEarnQuery } from '@earnkit/hooks';
import type { StakingProductItem } from '@earnkit/hooks/staking';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { client } from './adapter.ts';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

/** The documents name no call for a list of staking products, so the page reads its own: here one product. */
function useStakingProducts(): QueryState<Rows<StakingProductItem>> {
  const earn = useEarn();
  const reading = queryStateOf(useEarnQuery(personalQuery(earn, products.product, { asset: 'ETH' })), earn.now);
  if (reading.state !== 'ready') return reading;
  const { data: product } = reading;
  const rows = product?.asset === undefined ? [] : [{ product: { ...product, asset: product.asset }, tags: [], soldOut: false }];
  return { ...reading, data: { rows, unreadable: [], total: rows.length } };
}

/** The person's fixed orders, and the dialogs in which they subscribe again. */
function Fixed() {
  const [again, setAgain] = useState<{ readonly asset: string; readonly productId?: string }>();
  const dialog = { open: again !== undefined, onOpenChange: () => setAgain(undefined), asset: again?.asset ?? '' };
  const toMarket = () => document.getElementById('market')?.scrollIntoView();
  return (
    <>
      <FixedHoldings
        onSubscribeFixed={(productId, asset) => setAgain({ asset, productId })}
        onSubscribeFlexible={(asset) => setAgain({ asset })}
        onUpgrade={toMarket}
        onMarket={toMarket}
      />
      {again?.productId === undefined ? (
        <FlexibleSubscribeDialog {...dialog} />
      ) : (
        <FixedSubscribeDialog {...dialog} productId={again.productId} />
      )}
    </>
  );
}

function Staking() {
  const [type, setType] = useState<0 | 1>();
  return (
    <>
      <StakingHoldings type={type} onTypeChange={setType} />
      <StakingProducts reading={useStakingProducts()} />
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <EarnArea client={client} session={{ state: 'signed-in', id: 'ann' }}>
    <FlexibleHoldings />
    <section id="market">
      <MarketList />
    </section>
    <Fixed />
    <Staking />
    <EarnHistory />
  </EarnArea>,
);
