import { StakingProductDetail, StakingRedeemDialog, StakingStakeDialog } from '@earnkit/components/staking';
import { useEarn } from '@earnkit/hooks';
import { type FrameRequest, stakingQuery, stakingTargetOf, useStakingProduct } from '@earnkit/hooks/staking';
import { Button, ErrorState, Flex } from '@earnkit/ui';
import { useLocation, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { frame } from '../../frame/frame.ts';
import { goTo } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { useWords } from '../../words/useWords.ts';
import { stakingWords } from './words.ts';

/** The US edition commits instead of staking (US-02). */
const STAKE = { global: 'coin.stake', us: 'coin.stakeUs' } as const;

/** What is open on the page of a product. */
interface Opened {
  readonly coin: string;
  readonly kind: 'stake' | 'redeem';
  /** The coin that the stake begins with. @default the product's */
  readonly asset?: string | undefined;
}

/** One product, by its coin; a segment of digits alone is a product's id (ST-26). An embedded page is opened by the parent page (ST-33). */
export function StakingCoinPage(): ReactElement {
  const say = useWords(stakingWords);
  const { coin } = useParams({ from: '/staking/$coin' });
  const target = stakingTargetOf(coin);
  const [opened, setOpened] = useState<Opened>();
  const reopen = useEffectEvent(({ asset, pid }: FrameRequest) => {
    const wanted = pid ?? asset ?? coin;
    setOpened({ coin: wanted, kind: 'stake', asset });
    if (wanted !== coin) goTo(`/staking/${wanted}`);
  });
  useEffect(() => frame.listen((request) => reopen(request)), []);
  if (target === undefined)
    return (
      <Page title={say('coin.product')}>
        <ErrorState title={say('coin.missing')} />
      </Page>
    );
  return (
    <ProductPage
      key={coin}
      target={target}
      opened={opened?.coin === coin ? opened : undefined}
      onOpenChange={(kind) => setOpened(kind && { coin, kind })}
    />
  );
}

interface ProductPageProps {
  readonly target: NonNullable<ReturnType<typeof stakingTargetOf>>;
  readonly opened: Opened | undefined;
  readonly onOpenChange: (open: Opened['kind'] | undefined) => void;
}

function ProductPage({ target, opened, onOpenChange }: ProductPageProps): ReactElement {
  const say = useWords(stakingWords);
  const { edition } = useEarn();
  const { vip } = stakingQuery(useLocation().searchStr);
  const reading = useStakingProduct(target);
  const view = reading.state === 'ready' ? reading.data : undefined;
  const asset = view?.product.asset ?? target.asset;
  const shell = (kind: Opened['kind']) => ({
    open: opened?.kind === kind,
    onOpenChange: (next: boolean) => onOpenChange(next ? kind : undefined),
    onSuccess: frame.success,
    onReceiptClose: frame.close,
  });
  return (
    <Page
      title={asset === undefined ? say('coin.product') : say('coin.title', { coin: asset })}
      actions={
        view && (
          <Flex gap="2">
            <Button
              variant="soft"
              tone="neutral"
              aria-haspopup="dialog"
              onClick={() => onOpenChange('redeem')}
              {...StakingRedeemDialog.openerProps}
            >
              {say('coin.redeem')}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => onOpenChange('stake')} {...StakingStakeDialog.openerProps}>
              {say(STAKE[edition])}
            </Button>
          </Flex>
        )
      }
    >
      <StakingProductDetail target={target} products="/staking" />
      {asset !== undefined && (
        <>
          <StakingStakeDialog {...shell('stake')} {...target} coin={opened?.asset} vip={vip} embedded={frame.embedded} />
          <StakingRedeemDialog {...shell('redeem')} asset={asset} pid={view?.product.pid} debt={view?.variant === 'debt'} />
        </>
      )}
    </Page>
  );
}
