import type { PoolView, UserPoolStatistics } from '@earnkit/hooks/launchpool';
import { Button, type DataTableColumn } from '@earnkit/ui';
import type { KeyOf } from '../../messages/defineMessages.ts';
import type { Messages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import { CoinName, coinPlaceholder } from '../../parts/CoinName.tsx';
import { toneOfGain } from '../../parts/figureText.ts';
import type { launchpoolMessages } from '../messages.ts';
import { holdsStake } from '../pool/poolState.ts';
import { LaunchpoolRedeemDialog } from '../redeem-dialog/index.ts';

/** What the columns need beside their rows. */
export interface StatisticsLook {
  /** The coin that is paid; `undefined` while it is not known. */
  readonly rewardAsset: string | undefined;
  /** Whether the rewards of the last hour are shown (US-05). */
  readonly lastHour: boolean;
  /** Opens the redeem dialog. */
  readonly onRedeem: (pool: PoolView) => void;
}

/** The columns of a person's statistics (LP-07). */
export function statisticsColumns(
  t: Messages<KeyOf<typeof launchpoolMessages>>['t'],
  { rewardAsset = '', lastHour, onRedeem }: StatisticsLook,
): readonly DataTableColumn<UserPoolStatistics>[] {
  return [
    {
      key: 'pool',
      header: t('earn.launchpool.statistics.pool'),
      card: 'title',
      placeholder: coinPlaceholder,
      cell: ({ pool: { pool } }) => <CoinName asset={pool.asset} icon={pool.icon} />,
    },
    {
      key: 'staked',
      header: t('earn.launchpool.statistics.staked'),
      align: 'end',
      cell: ({ pool, statistics }) => <CoinAmount amount={statistics.amount} asset={pool.pool.asset} />,
    },
    {
      key: 'counts',
      header: t('earn.launchpool.statistics.counts'),
      align: 'end',
      cell: ({ pool, statistics }) => <CoinAmount amount={statistics.validAmount} asset={pool.pool.asset} />,
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
            {...LaunchpoolRedeemDialog.openerProps}
          >
            {t('earn.redeem')}
          </Button>
        ),
    },
  ];
}
