'use client';
import { type ReactElement, type RefAttributes, forwardRef, useCallback, useMemo } from 'react';
import { type PoolStakeView, useFixedTermLock, usePoolStake } from '@earnkit/hooks/launchpool';
import { Banner, Button, EmptyState, type PartProps, type RootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { sectionLevel } from '../../parts/order-page/levels.ts';
import { orderPageMessages } from '../../parts/order-page/messages.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { CoinPage, CoinPagePlaceholder, type CoinPageProps, type PageHeadingLevel } from '../../parts/query/CoinPage.tsx';
import { QueryView } from '../../parts/query/QueryView.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { RowDialog } from '../../parts/query/useRowDialog.tsx';
import { launchpoolMessages } from '../messages.ts';
import { type PoolDialogKind, type PoolDialogOf, poolDialogs } from '../pool/poolDialogs.ts';
import { endedWithStakeHint, holdsStake, poolClosedReason } from '../pool/poolState.ts';
import { type PoolDialogs, usePoolDialogs } from '../pool/usePoolDialogs.ts';
import { LaunchpoolRedeemDialog } from '../redeem-dialog/index.ts';
import { StakeDialog } from '../stake-dialog/index.ts';
import { PoolStakeBand } from './PoolStakeBand.tsx';
import { PoolStakeFacts, PoolStakePayments, PoolStakeRate, PoolStakeTimes } from './PoolStakeSections.tsx';

export interface PoolStakeDetailProps extends PartProps {
  /** The project. */
  projectId: string;
  /** Its pool. */
  poolId: string;
  /** Address of the project's page. @default its name is no link */
  projectHref?: string | undefined;
  /** Level of the heading in the page's outline. @default 1 */
  headingLevel?: PageHeadingLevel;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: PoolDialogKind | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: PoolDialogKind | undefined) => void;
  /** Called by a button where the person has nothing in the pool; leads to the project. @default no such button */
  onBrowse?: () => void;
}

/** What a person has in one pool of a launchpool, on a page of its own: what it earned, how far the project is, and when it is free (LP-07). */
export const PoolStakeDetail = forwardRef<HTMLDivElement, PoolStakeDetailProps>(function PoolStakeDetail(
  { projectId, poolId, projectHref, headingLevel = 1, defaultDialog, onDialogChange, onBrowse, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const reading = usePoolStake({ projectId, poolId });
  const root = { 'data-part': 'pool-stake-detail', ...rest, ref };
  const data = reading.state === 'ready' ? reading.data : undefined;
  const pools = useMemo(() => (data ? [data.pool] : []), [data]);
  const dialogs = usePoolDialogs(projectId, pools, {
    defaultDialog: defaultDialog && { kind: defaultDialog, projectId, poolId },
    onDialogChange: useCallback((dialog: PoolDialogOf | undefined) => onDialogChange?.(dialog?.kind), [onDialogChange]),
  });
  return (
    <>
      <QueryView
        {...root}
        reading={reading}
        failed={t('earn.poolPage.failed')}
        hint={t('earn.orderPage.notAffected')}
        loading={<CoinPagePlaceholder {...root} heights={['148px', '76px', '140px', '200px']} />}
        anonymous={<SignInPrompt {...root} title={t('earn.poolPage.anonymous')} hint={t('earn.launchpool.statistics.anonymousHint')} />}
      >
        {(view) =>
          view === undefined ? (
            <EmptyState
              {...root}
              title={t('earn.poolPage.none')}
              description={t('earn.poolPage.noneHint')}
              action={onBrowse && <Button onClick={onBrowse}>{t('earn.poolPage.browse')}</Button>}
            />
          ) : (
            <PoolStake
              root={root}
              view={view}
              projectHref={projectHref}
              headingLevel={headingLevel}
              notice={<StaleBanner reading={reading} />}
              dialogs={dialogs}
            />
          )
        }
      </QueryView>
      <RowDialog dialogs={poolDialogs} shown={dialogs.shown} first={dialogs.first} options={undefined} />
    </>
  );
});

interface PoolStakeProps extends Pick<CoinPageProps, 'headingLevel' | 'notice'>, Pick<PoolStakeDetailProps, 'projectHref'> {
  readonly root: RootProps & RefAttributes<HTMLDivElement>;
  readonly view: PoolStakeView;
  readonly dialogs: PoolDialogs;
}

function PoolStake({ root, view, projectHref, headingLevel, notice, dialogs }: PoolStakeProps): ReactElement {
  const { t } = useMessages(orderPageMessages, launchpoolMessages);
  const { minute } = useTimes();
  const { pool, project, redeemed } = view;
  const { asset, icon } = pool.pool;
  const { status } = project;
  const closed = poolClosedReason(pool, status);
  const holds = holdsStake(pool);
  const lock = useFixedTermLock(pool);
  const level = sectionLevel(headingLevel);
  return (
    <UsdtValueProvider rows={useMemo(() => [{ asset }], [asset])}>
      <CoinPage
        {...root}
        asset={asset}
        icon={icon}
        headingLevel={headingLevel}
        product={
          <>
            <Words>{t('earn.poolPage.title')}</Words>
            <Words>{' · '}</Words>
            <bdi>{project.project.name ?? project.project.asset}</bdi>
          </>
        }
        state={redeemed ? t('earn.orderPage.redeemed') : t(`earn.launchpool.status.${status}`)}
        stateTone={redeemed || status !== 'in-progress' ? 'neutral' : 'accent'}
        notice={
          <>
            <Words>{notice}</Words>
            <AddressNotice fault={dialogs.fault} />
          </>
        }
        actions={
          <>
            {holds && (
              <Button
                variant="outline"
                tone="neutral"
                aria-haspopup="dialog"
                aria-label={t('earn.redeemCoin', { coin: asset })}
                onClick={() => dialogs.redeem(pool)}
                {...LaunchpoolRedeemDialog.prewarmProps}
              >
                {t('earn.redeem')}
              </Button>
            )}
            {closed === undefined && (
              <Button
                aria-haspopup="dialog"
                aria-label={t('earn.launchpool.pool.stakeMoreOf', { coin: asset })}
                loading={dialogs.checking === pool.pool.id}
                onClick={() => dialogs.stake(pool)}
                {...StakeDialog.prewarmProps}
              >
                {t('earn.launchpool.pool.stakeMore')}
              </Button>
            )}
          </>
        }
        band={<PoolStakeBand view={view} />}
        aside={<PoolStakeFacts view={view} projectHref={projectHref} headingLevel={level} />}
      >
        {closed === 'completed' && holds && <Banner tone="info">{endedWithStakeHint(t, minute, lock)}</Banner>}
        {redeemed && <Banner tone="info">{t('earn.stakePage.ended')}</Banner>}
        <PoolStakeTimes view={view} headingLevel={level} />
        <PoolStakePayments view={view} headingLevel={level} />
        {!redeemed && closed !== 'completed' && <PoolStakeRate view={view} headingLevel={level} />}
      </CoinPage>
    </UsdtValueProvider>
  );
}
