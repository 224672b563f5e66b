import type { PoolView, UserPoolStatistics } from '@earnkit/hooks/launchpool';
import { Button, type DataTableColumn } from '@earnkit/ui';
import type { Translate } from '../../messages/index.ts';
import { AreaLink } from '../../parts/AreaLink.tsx';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/figures/CoinName.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { holdsStake } from '../pool/poolState.ts';
import { LaunchpoolRedeemDialog } from '../redeem-dialog/index.ts';
import { Counts, Figure, Places } from './StakeNotes.tsx';
import type { launchpoolMessages } from '../messages.ts';

/** What the columns need beside their rows. */
export interface StatisticsLook {
  /** The coin that is paid; `undefined` while it is not known. */
  readonly rewardAsset: string | undefined;
  /** Whether the rewards of the last hour are shown (US-05). */
  readonly lastHour: boolean;
  /** Whether the project is over, so that nothing counts any more. */
  readonly over: boolean;
  /** Opens the redeem dialog. */
  readonly onRedeem: (pool: PoolView) => void;
  /** The page of a stake by the id of its pool; `undefined` where the product has none. */
  readonly hrefOf: (poolId: string) => string | undefined;
}

/** The columns of a person's statistics (LP-07). */
export function statisticsColumns(
  t: Translate<typeof launchpoolMessages>,
  { rewardAsset = '', lastHour, over, onRedeem, hrefOf }: StatisticsLook,
): readonly DataTableColumn<UserPoolStatistics>[] {
  return [
    {
      key: 'pool',
      header: t('earn.launchpool.statistics.pool'),
      card: 'title',
      placeholder: coinPlaceholder,
      cell: ({ pool: { pool } }) => {
        const href = hrefOf(pool.id);
        return (
          <CoinName
            asset={pool.asset}
            icon={pool.icon}
            {...(href !== undefined && {
              note: (
                <AreaLink href={href} label={t('earn.launchpool.statistics.detailsOf', { coin: pool.asset })}>
                  {t('earn.launchpool.statistics.details')}
                </AreaLink>
              ),
            })}
          />
        );
      },
    },
    {
      key: 'staked',
      header: t('earn.launchpool.statistics.staked'),
      align: 'end',
      cell: ({ pool, statistics }) => (
        <Figure notes={<Places pool={pool} />}>
          <CoinAmount amount={statistics.amount} asset={pool.pool.asset} />
        </Figure>
      ),
    },
    {
      key: 'counts',
      header: t('earn.launchpool.counts.label'),
      align: 'end',
      cell: (row) => (
        <Figure notes={<Counts row={row} over={over} />}>
          <CoinAmount amount={row.statistics.validAmount} asset={row.pool.pool.asset} />
        </Figure>
      ),
    },
    ...(lastHour
      ? [
          {
            key: 'hour',
            header: t('earn.launchpool.statistics.lastHour'),
            align: 'end',
            cell: ({ statistics }: UserPoolStatistics) => (
              <CoinAmount amount={statistics.lastHourReward} asset={rewardAsset} tone={toneOfGain(statistics.lastHourReward)} />
            ),
          } as const,
        ]
      : []),
    {
      key: 'reward',
      header: t('earn.launchpool.statistics.lastReward'),
      align: 'end',
      cell: ({ statistics }) => <CoinAmount amount={statistics.lastReward} asset={rewardAsset} tone={toneOfGain(statistics.lastReward)} />,
    },
    {
      key: 'total',
      header: t('earn.launchpool.statistics.totalReward'),
      align: 'end',
      cell: ({ statistics }) => (
        <CoinAmount amount={statistics.totalReward} asset={rewardAsset} tone={toneOfGain(statistics.totalReward)} />
      ),
    },
    {
      key: 'actions',
      header: t('earn.actions'),
      align: 'end',
      card: 'action',
      cell: ({ pool }) =>
        holdsStake(pool) && (
          <Button
            variant="outline"
            tone="neutral"
            aria-haspopup="dialog"
            aria-label={t('earn.redeemCoin', { coin: pool.pool.asset })}
            onClick={() => onRedeem(pool)}
            {...LaunchpoolRedeemDialog.prewarmProps}
          >
            {t('earn.redeem')}
          </Button>
        ),
    },
  ];
}
