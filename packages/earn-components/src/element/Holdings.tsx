'use client';
import { type ReactElement, useState } from 'react';
import { useEarn } from '@earnkit/hooks';
import { Flex } from '@earnkit/ui';
import { FixedHoldings } from '../simple-earn/fixed-holdings/FixedHoldings.tsx';
import { FixedSubscribeDialog } from '../simple-earn/fixed-subscribe-dialog/index.ts';
import { FlexibleHoldings } from '../simple-earn/flexible-holdings/FlexibleHoldings.tsx';
import { FlexibleSubscribeDialog } from '../simple-earn/flexible-subscribe-dialog/index.ts';
import { UpgradeVipGuide } from '../simple-earn/vip-dialogs/index.ts';

/** What a fixed order leads to. */
type Target =
  | { readonly kind: 'fixed'; readonly productId: string; readonly asset: string }
  | { readonly kind: 'flexible'; readonly asset: string }
  | { readonly kind: 'upgrade'; readonly tier: number | undefined };

/** What a person has in Simple Earn, with the dialogs that subscribe again. */
export function Holdings(): ReactElement {
  const { navigate, notify, links } = useEarn();
  const market = links.simpleEarn();
  const [target, setTarget] = useState<Target>();
  const close = (): void => setTarget(undefined);
  return (
    <Flex direction="column" gap="6">
      <FlexibleHoldings />
      <FixedHoldings
        onSubscribeFixed={(productId, asset) => setTarget({ kind: 'fixed', productId, asset })}
        onSubscribeFlexible={(asset) => setTarget({ kind: 'flexible', asset })}
        onUpgrade={(tier) => setTarget({ kind: 'upgrade', tier })}
        // A host that has no page of the market hears of it here: nothing else of the coin is on sale.
        onMarket={() => (market === undefined ? notify({ tone: 'warning', key: 'earn.error.notOffered' }) : navigate(market))}
      />
      {target?.kind === 'fixed' && <FixedSubscribeDialog open asset={target.asset} productId={target.productId} onOpenChange={close} />}
      {target?.kind === 'flexible' && <FlexibleSubscribeDialog open asset={target.asset} onOpenChange={close} />}
      <UpgradeVipGuide open={target?.kind === 'upgrade'} tier={target?.kind === 'upgrade' ? target.tier : undefined} onOpenChange={close} />
    </Flex>
  );
}
