'use client';
import { type ReactElement, forwardRef } from 'react';
import { type ProjectView, useLaunchpoolProject } from '@earnkit/hooks/launchpool';
import { Banner, EmptyState, Heading, type PartProps, rootProps, Skeleton } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { QueryError } from '../../parts/query/QueryError.tsx';
import { StaleBanner } from '../../parts/query/StaleBanner.tsx';
import { useProgressiveCount } from '../../parts/query/useProgressiveCount.ts';
import { RowDialog } from '../../parts/query/useRowDialog.tsx';
import { type PoolDialogOf, poolDialogs } from '../pool/poolDialogs.ts';
import { type PoolDialogs, usePoolDialogs } from '../pool/usePoolDialogs.ts';
import { PoolCard } from './PoolCard.tsx';
import * as css from './RewardPools.css.ts';
import { launchpoolMessages } from '../messages.ts';

export interface RewardPoolsProps extends PartProps {
  /** The project. */
  projectId: string;
  /**
   * The dialog that is open at first, such as one named by the address. It opens as if its button was pressed: a visitor has to sign in
   * first, and the exchange may refuse a stake. @default none
   */
  defaultDialog?: PoolDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: PoolDialogOf | undefined) => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * The reward pools of a project as cards (LP-01, LP-08, LP-09, LP-13), with their dialogs. A press on Stake asks the exchange
 * whether the person may stake in the pool; a refusal is a toast, and the dialog stays closed (LP-43, AMB-019). Visitors see
 * every pool, and a press asks them to sign in. Nothing is drawn for a project that does not exist: the header says so.
 */
export const RewardPools = forwardRef<HTMLElement, RewardPoolsProps>(function RewardPools(
  { projectId, defaultDialog, onDialogChange, headingLevel = 2, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(launchpoolMessages);
  const reading = useLaunchpoolProject(projectId);
  const view = reading.state === 'ready' ? reading.data : undefined;
  const pools = view?.pools ?? NO_POOLS;
  const dialogs = usePoolDialogs(projectId, pools, {
    defaultDialog,
    onDialogChange,
    whole: view?.project.unreadable.length === 0,
  });
  const drawn = useProgressiveCount(pools.length);
  const waiting = reading.state === 'loading' || (drawn === 0 && pools.length > 0);
  // An open dialog stays, because it may report on a pending order.
  if (reading.state === 'ready' && view === undefined && !dialogs.shown?.open) return null;
  return (
    <section ref={ref} {...rootProps('reward-pools', rest, css.section)} aria-busy={waiting || drawn < pools.length}>
      <Heading as={`h${headingLevel}`} size="4">
        {t('earn.launchpool.pools.title')}
      </Heading>
      <StaleBanner reading={reading} />
      <AddressNotice fault={dialogs.fault} />
      {reading.state === 'failed' && (
        <QueryError reading={reading} title={t('earn.launchpool.pools.failed')} hint={t('earn.launchpool.project.failedHint')} />
      )}
      {waiting ? <Placeholder /> : view && <Pools view={view} drawn={drawn} dialogs={dialogs} />}
      <RowDialog dialogs={poolDialogs} shown={dialogs.shown} first={dialogs.first} options={undefined} />
    </section>
  );
});

const NO_POOLS: ProjectView['pools'] = [];

interface PoolsProps {
  readonly view: ProjectView;
  /** How many of the pools are drawn so far. */
  readonly drawn: number;
  readonly dialogs: PoolDialogs;
}

function Pools({ view, drawn, dialogs }: PoolsProps): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const { project, pools, status, lastHourRewardShown } = view;
  const { stake, redeem, eligibility, checking } = dialogs;
  return (
    <>
      {project.unreadable.length > 0 && (
        <Banner tone="warning">{t('earn.launchpool.pools.unreadable', { count: project.unreadable.length })}</Banner>
      )}
      {pools.length === 0 ? (
        <EmptyState title={t('earn.launchpool.pools.none')} description={t('earn.launchpool.pools.noneHint')} />
      ) : (
        // Safari drops the list role of a list without markers.
        <ul className={css.grid} role="list" aria-label={t('earn.launchpool.pools.title')}>
          {pools.slice(0, drawn).map((pool) => (
            <PoolCard
              key={pool.pool.id}
              pool={pool}
              status={status}
              rewardAsset={project.asset}
              lastHourShown={lastHourRewardShown}
              onStake={stake}
              onRedeem={redeem}
              onShowEligibility={eligibility}
              checking={checking === pool.pool.id}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** Cards of the same height, so that nothing moves when the pools come. */
function Placeholder(): ReactElement {
  return (
    <div className={css.grid}>
      {[1, 2, 3].map((card) => (
        <div key={card} className={css.card}>
          {coinPlaceholder}
          <Skeleton width="7em" height="46px" />
          <Skeleton shape="block" width="100%" height="28px" />
          <Skeleton shape="block" width="100%" height="50px" />
          <Skeleton shape="block" width="100%" height="36px" />
        </div>
      ))}
    </div>
  );
}
