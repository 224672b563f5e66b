import type { Rows } from '@earnkit/core/endpoint';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import type { ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import type { SoftStakingCoin, SoftStakingState } from '@earnkit/core/soft-staking/contract';
import type { StakingProduct } from '@earnkit/core/staking/contract';
import type { QueryState } from '../provider/queryState.ts';
import type { StakingArrival } from '../staking/stakingArrival.ts';
import type { StatementHost } from '../statement/statementHost.ts';

export type { StakingArrival };

/**
 * Data for which the exchange has no call, as the host read it (AMB-025, AMB-036). Keep the identity of each reading while it does not
 * change. Data that a host leaves out is not listed.
 */
export interface OverviewHost {
  /** Every launchpool project: the best rate, and when those that the person joined end. */
  readonly projects?: QueryState<Rows<LaunchpoolProject>> | undefined;
  /** Every staking product: the best rate, and the coins of which rewards may have been paid. */
  readonly stakingProducts?:
    | QueryState<
        Rows<{
          readonly product: Pick<StakingProduct, 'aprFraction'> & Partial<Pick<StakingProduct, 'maxAprFraction' | 'asset' | 'stakeAssets'>>;
          /** Whether everything that can be staked is staked. @default false */
          readonly soldOut?: boolean;
        }>
      >
    | undefined;
  /** The person's staking redemptions that have not arrived: what comes next, and part of what they have. */
  readonly stakingArrivals?: QueryState<Rows<StakingArrival>> | undefined;
  /** The person's orders of private wealth; without it there is no private wealth. */
  readonly wealthOrders?: QueryState<Rows<ListedWealthOrder>> | undefined;
  /** The coins of soft staking with their rates: the best rate. */
  readonly softStakingCoins?: QueryState<Rows<Pick<SoftStakingCoin, 'supported' | 'aprFraction'>>> | undefined;
  /** Reads what launchpool and private wealth earned, for yesterday's figures. @default they are not known */
  readonly earnings?: StatementHost['earnings'] | undefined;
  /** The person's soft staking; without it there is none. */
  readonly softStaking?: QueryState<SoftStakingState> | undefined;
}

/** Stands for a reading that a host leaves out. */
export const NOT_READ = { state: 'anonymous' } as const;
