'use client';
import { type ReactElement, forwardRef, useMemo } from 'react';
import { useEarn } from '@earnkit/hooks';
import { type UserPoolStatistics, useLastHourRewardShown, useUserStatistics } from '@earnkit/hooks/launchpool';
import { EmptyState, Flex, Heading, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { useProgressiveCount } from '../../parts/query/useProgressiveCount.ts';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RowDialog } from '../../parts/query/useRowDialog.tsx';
import { type PoolDialogOf, poolDialogs } from '../pool/poolDialogs.ts';
import { usePoolDialogs } from '../pool/usePoolDialogs.ts';
import { statisticsColumns } from './statisticsColumns.tsx';
import { launchpoolMessages } from '../messages.ts';

export interface ProjectStatisticsProps extends PartProps {
  /** The project. */
  projectId: string;
  /**
   * Called with the dialog that opens, and with `undefined` when it closes. `RewardPools` opens it again from the address. Keep it
   * stable between renders. @default nothing
   */
  onDialogChange?: (dialog: PoolDialogOf | undefined) => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

/**
 * What the person has in each pool of a project and earned with it (LP-07, LP-58): staked, what counts for rewards, the rewards of the last
 * hour, the latest reward and all rewards so far. The figures change only when the exchange has settled an hour; nothing is estimated in
 * between.
 */
export const ProjectStatistics = forwardRef<HTMLElement, ProjectStatisticsProps>(function ProjectStatistics(
  { projectId, onDialogChange, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(launchpoolMessages);
  const latest = useUserStatistics(projectId);
  // The rows render in a separate task, so that the page stays responsive when the data arrives.
  const drawn = useProgressiveCount(latest.state === 'ready' ? 1 : 0);
  const reading = latest.state === 'ready' && drawn === 0 ? LOADING : latest;
  const data = reading.state === 'ready' ? reading.data : undefined;
  const pools = useMemo(() => data?.rows.map(({ pool }) => pool) ?? [], [data?.rows]);
  const { shown, first, redeem } = usePoolDialogs(projectId, pools, { onDialogChange });
  const rewardAsset = data?.rewardAsset;
  // Known before the data arrives, so that no column appears later.
  const lastHour = useLastHourRewardShown();
  const over = data?.over ?? false;
  const { links } = useEarn();
  const columns = useMemo(() => {
    const hrefOf = (poolId: string): string | undefined => links.launchpoolStake({ projectId, poolId });
    return statisticsColumns(t, { rewardAsset, lastHour, over, onRedeem: redeem, hrefOf });
  }, [t, rewardAsset, lastHour, over, redeem, links, projectId]);
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('project-statistics', rest)}>
        <Heading as={`h${headingLevel}`} size="4">
          {t('earn.launchpool.statistics.title')}
        </Heading>
        <QueryTable<UserPoolStatistics>
          caption={t('earn.launchpool.statistics.title')}
          columns={columns}
          rowKey={idOf}
          reading={reading}
          page={1}
          pageSize={Math.max(1, pools.length)}
          onPageChange={stay}
          errorTitle={t('earn.launchpool.statistics.failed')}
          errorHint={t('earn.launchpool.statistics.failedHint')}
          unreadableWarning={(count) => t('earn.launchpool.statistics.unreadable', { count })}
          anonymous={
            <SignInPrompt title={t('earn.launchpool.statistics.anonymous')} hint={t('earn.launchpool.statistics.anonymousHint')} />
          }
          empty={<EmptyState title={t('earn.launchpool.statistics.empty')} description={t('earn.launchpool.statistics.emptyHint')} />}
        />
        <RowDialog dialogs={poolDialogs} shown={shown} first={first} options={undefined} />
      </section>
    </Flex>
  );
});

const idOf = ({ pool }: UserPoolStatistics): string => pool.pool.id;

const LOADING = { state: 'loading' } as const;

/** All pools are on one page, so the page never changes. */
const stay = (): void => undefined;
