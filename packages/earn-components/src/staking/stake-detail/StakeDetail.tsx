'use client';
import { type ReactElement, type RefAttributes, forwardRef, useMemo } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import { type StakeView, type StakingArrival, useStakeView, useStakingProduct } from '@earnkit/hooks/staking';
import { Banner, Button, EmptyState, type PartProps, type RootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { sectionLevel } from '../../parts/order-page/levels.ts';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { CoinPage, CoinPagePlaceholder, type CoinPageProps, type PageHeadingLevel } from '../../parts/query/CoinPage.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner, StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { RowDialog, rowOpener, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import type { HoldingRow, StakingHoldingDialogKind } from '../holdings/holdingColumns.tsx';
import { nameOfHolding, stakingHoldingDialogs } from '../holdings/holdingDialogs.ts';
import { stakingMessages } from '../messages.ts';
import { ProfitRecords } from '../profit-records/ProfitRecords.tsx';
import { StakeBand } from './StakeBand.tsx';
import { StakeOutlookSections, StakeTerms } from './StakeOutlookSections.tsx';

/** Props of {@link StakeDetail}. */
export interface StakeDetailProps extends PartProps {
  /** The coin. */
  asset: string;
  /** The product or protocol. @default the person's only one of the coin */
  pid?: string | undefined;
  /** The person's redemptions on their way, as the host read them: the exchange has no call that lists them (AMB-025). @default not listed */
  arrivals?: QueryState<Rows<StakingArrival>> | undefined;
  /** Whether more is staked from a VIP theme (ST-102). @default false */
  vip?: boolean;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: PageHeadingLevel;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: StakingHoldingDialogKind | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. @default nothing */
  onDialogChange?: (dialog: StakingHoldingDialogKind | undefined) => void;
  /** Called by a button where there is nothing to show; leads to what the person has staked. @default no such button */
  onBrowse?: () => void;
}

/** As a row of the list of stakes, whose dialogs are those of the page. */
const rowOf = (view: StakeView): HoldingRow | undefined =>
  view.balance && { ...view.balance, id: `${view.asset} ${view.pid ?? ''}`, asset: view.asset, shared: view.shared, others: [] };

/** What a person has staked of a coin in one product, on a page of its own: what it earned, what it earns, and when it is back (ST-14). */
export const StakeDetail = forwardRef<HTMLDivElement, StakeDetailProps>(function StakeDetail(
  { asset, pid, arrivals, vip = false, headingLevel = 1, defaultDialog, onDialogChange, onBrowse, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(orderPageMessages);
  const reading = useStakeView({ asset, pid });
  const root = { 'data-part': 'stake-detail', ...rest, ref };
  const view = reading.state === 'ready' && typeof reading.data === 'object' ? reading.data : undefined;
  const rows = useMemo(() => {
    const row = view && rowOf(view);
    return row === undefined ? [] : [row];
  }, [view]);
  const { show, shown } = useRowDialog(rows, {
    first: defaultDialog && { kind: defaultDialog, asset, pid: rows[0]?.pid ?? pid },
    onChange: (dialog) => onDialogChange?.(dialog?.kind),
    nameOf: nameOfHolding,
  });
  return (
    <>
      <QueryView
        {...root}
        reading={reading}
        failed={t('earn.stakePage.failed')}
        hint={t('earn.orderPage.notAffected')}
        loading={<CoinPagePlaceholder {...root} heights={['112px', '76px', '140px', '200px']} />}
        anonymous={<SignInPrompt {...root} title={t('earn.stakePage.anonymous')} hint={t('earn.stakePage.anonymousHint')} />}
      >
        {(data) =>
          typeof data === 'string' ? (
            <EmptyState
              {...root}
              title={t(`earn.stakePage.${data}`, { coin: asset })}
              description={t(`earn.stakePage.${data}Hint`)}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.stakePage.browse')}</Button>}
            />
          ) : (
            <Stake
              root={root}
              view={data}
              row={rows[0]}
              arrivals={arrivals}
              headingLevel={headingLevel}
              notice={<StaleBanner reading={reading} />}
              onOpen={show}
            />
          )
        }
      </QueryView>
      <RowDialog dialogs={stakingHoldingDialogs} shown={shown} first={rows[0]} options={{ vip }} />
    </>
  );
});

interface StakeProps extends Pick<CoinPageProps, 'headingLevel' | 'notice'>, Pick<StakeDetailProps, 'arrivals'> {
  readonly root: RootProps & RefAttributes<HTMLDivElement>;
  readonly view: StakeView;
  /** The stake as its dialogs know it; `undefined` once all of it has been redeemed. */
  readonly row: HoldingRow | undefined;
  readonly onOpen: (kind: StakingHoldingDialogKind, row: HoldingRow) => void;
}

function Stake({ root, view, row, arrivals, headingLevel, notice, onOpen }: StakeProps): ReactElement {
  const { t } = useMessages(partDialogMessages, orderPageMessages, stakingMessages);
  const { asset, pid, balance } = view;
  const reading = useStakingProduct({ asset, pid });
  const found = reading.state === 'ready' ? reading.data : undefined;
  const level = sectionLevel(headingLevel);
  const coming = arrivals?.state === 'ready' ? arrivals.data.rows.filter((one) => one.asset === asset) : [];
  const name = balance?.protocolName ?? found?.protocolName ?? (found && found.name !== asset ? found.name : undefined);
  return (
    <UsdtValueProvider rows={useMemo(() => [{ asset }], [asset])}>
      <CoinPage
        {...root}
        asset={asset}
        icon={balance?.icon ?? found?.product.icon}
        headingLevel={headingLevel}
        product={
          <>
            <Words>{t('earn.stakePage.title')}</Words>
            {name !== undefined && (
              <>
                <Words>{' · '}</Words>
                <bdi>{name}</bdi>
              </>
            )}
          </>
        }
        state={t(balance ? 'earn.orderPage.earning' : 'earn.orderPage.redeemed')}
        stateTone={balance ? 'accent' : 'neutral'}
        notice={notice}
        actions={
          row && (
            <>
              <Button
                variant="outline"
                tone="neutral"
                aria-haspopup="dialog"
                aria-label={t('earn.redeemCoin', { coin: asset })}
                {...rowOpener(stakingHoldingDialogs, 'redeem', row, onOpen)}
              >
                {t('earn.redeem')}
              </Button>
              <Button
                aria-haspopup="dialog"
                aria-label={t('earn.staking.holdings.moreOf', { coin: asset })}
                {...rowOpener(stakingHoldingDialogs, 'stake', row, onOpen)}
              >
                {t('earn.staking.holdings.more')}
              </Button>
            </>
          )
        }
        band={<StakeBand view={view} found={found} />}
        {...(found && { aside: <StakeTerms view={view} found={found} headingLevel={level} /> })}
      >
        {balance === undefined && <Banner tone="info">{t('earn.stakePage.ended')}</Banner>}
        {arrivals?.state === 'failed' && <RetryBanner onRetry={arrivals.retry}>{t('earn.stakePage.arrivalsFailed')}</RetryBanner>}
        {reading.state === 'failed' && <RetryBanner onRetry={reading.retry}>{t('earn.stakePage.productFailed')}</RetryBanner>}
        {found && <StakeOutlookSections view={view} found={found} arrivals={coming} headingLevel={level} />}
        <ProfitRecords asset={asset} headingLevel={level} {...(view.shared && { note: t('earn.stakePage.records', { coin: asset }) })} />
      </CoinPage>
    </UsdtValueProvider>
  );
}
