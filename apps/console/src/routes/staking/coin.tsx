import { StakingProductDetail, StakingRedeemDialog, StakingStakeDialog } from '@earnkit/components/staking';
import { type FrameRequest, type StakingProductView, stakingQuery, stakingTargetOf, useStakingProduct } from '@earnkit/hooks/staking';
import { Button, ErrorState, Flex } from '@earnkit/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { frame } from '../../frame/frame.ts';
import { goTo } from '../../navigation.ts';
import { Page } from '../../shell/Page.tsx';
import { usePlace } from '../../shell/place.tsx';
import { type SearchOf, useAddressSearch } from '../../shell/useAddress.ts';
import { useDialogInAddress } from '../../shell/useDialogInAddress.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { productSearch } from './search.ts';
import { stakingMessages } from './messages.ts';

/** What is open on the page of a product. */
interface Opened {
  readonly coin: string;
  readonly kind: 'stake' | 'redeem';
  /** The coin that the stake begins with. @default the product's */
  readonly asset?: string | undefined;
}

/**
 * One product, by its coin; a segment of digits alone is a product's id (ST-26). The address holds the open dialog, except in an
 * embedded page: that is opened by the parent page (ST-33).
 */
export function StakingCoinPage({ coin }: { readonly coin: string }): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const target = stakingTargetOf(coin);
  const { show } = useAddressSearch(productSearch);
  const [requested, setRequested] = useState<Opened>();
  const keepDialog = useDialogInAddress(productSearch, searchOf);
  const opened: Opened | undefined = frame.embedded ? requested : show && { coin, kind: show };
  const reopen = useEffectEvent(({ asset, pid }: FrameRequest) => {
    const wanted = pid ?? asset ?? coin;
    setRequested({ coin: wanted, kind: 'stake', asset });
    if (wanted !== coin) goTo(`/staking/${encodeURIComponent(wanted)}`);
  });
  useEffect(() => frame.listen((request) => reopen(request)), []);
  useEffect(() => frame.followHeight(), []);
  if (target === undefined)
    return (
      <Page title={t('coin.product')}>
        <ErrorState title={t('coin.missing')} />
      </Page>
    );
  return (
    <AsOffered key={coin} target={target}>
      {(offered) => (
        <ProductPage
          key={offered.asset}
          target={offered}
          opened={opened?.coin === coin ? opened : undefined}
          onOpenChange={frame.embedded ? (kind) => setRequested(kind && { coin, kind }) : keepDialog}
        />
      )}
    </AsOffered>
  );
}

interface AsOfferedProps {
  readonly target: ProductPageProps['target'];
  readonly children: (target: ProductPageProps['target']) => ReactElement;
}

/** A coin as it is written, or, where that is no product, in capitals: people type `/staking/eth`. */
function AsOffered({ target, children }: AsOfferedProps): ReactElement {
  const reading = useStakingProduct(target);
  const capitals = target.asset?.toUpperCase();
  const none = reading.state === 'ready' && reading.data === undefined;
  return children(none && capitals !== undefined && capitals !== target.asset ? { asset: capitals } : target);
}

const searchOf = (show: Opened['kind'] | undefined): SearchOf<typeof productSearch> => ({ show });

/** The product of a page, once it is read. */
interface Found {
  readonly asset: string;
  readonly pid: string | undefined;
  /** What the page calls it: its token or coin. */
  readonly name: string;
  /** Whether it mints a token. */
  readonly mints: boolean;
  /** Whether nothing of it can be staked now. */
  readonly soldOut: boolean;
  /** Whether a credit is redeemed. */
  readonly debt: boolean;
}

interface ProductPageProps {
  readonly target: NonNullable<ReturnType<typeof stakingTargetOf>>;
  readonly opened: Opened | undefined;
  readonly onOpenChange: (open: Opened['kind'] | undefined) => void;
}

const foundOf = ({ product, variant, protocolPid, protocolName, name, mints, soldOut }: StakingProductView): Found => ({
  asset: product.asset,
  pid: protocolPid ?? product.pid,
  name: protocolName === undefined ? name : `${name} · ${protocolName}`,
  mints,
  soldOut,
  debt: variant === 'debt',
});

function ProductPage({ target, opened, onOpenChange }: ProductPageProps): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { vip } = stakingQuery(usePlace().search);
  const reading = useStakingProduct(target);
  const view = reading.state === 'ready' ? reading.data : undefined;
  // The product is read again when a session ends; a dialog stays with what is typed in it (AMB-012), so the last one is kept.
  const [found, setFound] = useState<Found>();
  const next = view && foundOf(view);
  if (next && JSON.stringify(next) !== JSON.stringify(found)) setFound(next);
  const asset = found?.asset ?? target.asset;
  const titleOf = (): string => {
    if (found) return t(found.mints ? 'coin.mintTitle' : 'coin.title', { coin: found.name });
    // A coin that is not offered names no product.
    const missing = reading.state === 'ready' && view === undefined;
    return asset === undefined || missing ? t('coin.product') : t('coin.title', { coin: asset });
  };
  const shell = (kind: Opened['kind']) => ({
    // An address may name a dialog of a product that does not exist.
    open: opened?.kind === kind && (found !== undefined || frame.embedded),
    onOpenChange: (next: boolean) => onOpenChange(next ? kind : undefined),
    onSuccess: frame.success,
    onReceiptClose: frame.close,
  });
  return (
    <Page
      title={titleOf()}
      actionsComing={reading.state === 'loading'}
      actions={
        view && (
          <Flex gap="2">
            <Button
              variant="soft"
              tone="neutral"
              aria-haspopup="dialog"
              onClick={() => onOpenChange('redeem')}
              {...StakingRedeemDialog.prewarmProps}
            >
              {t('coin.redeem')}
            </Button>
            <Button
              aria-haspopup="dialog"
              disabled={found?.soldOut === true}
              onClick={() => onOpenChange('stake')}
              {...StakingStakeDialog.prewarmProps}
            >
              {t(found?.soldOut === true ? 'coin.soldOut' : found?.mints === true ? 'coin.mint' : 'coin.stake')}
            </Button>
          </Flex>
        )
      }
    >
      <StakingProductDetail target={target} products="/staking" />
      {asset !== undefined && (
        <>
          <StakingStakeDialog
            {...shell('stake')}
            {...target}
            coin={opened?.asset}
            vip={vip}
            // The page of a product shows the rate of its best protocol (ST-76).
            autoSelect
            embedded={frame.embedded}
            // The address names it, so that it opens again when the person comes back from adding funds.
            {...(!frame.embedded && { onLeave: () => undefined })}
          />
          <StakingRedeemDialog {...shell('redeem')} asset={asset} pid={found?.pid} debt={found?.debt ?? false} />
        </>
      )}
    </Page>
  );
}
