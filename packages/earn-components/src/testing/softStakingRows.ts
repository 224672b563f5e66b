import { softStakingState, type SoftStakingState } from '@earnkit/core/soft-staking/contract';
import type { QueryState } from '@earnkit/hooks';
import { readyReading } from './readyReading.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

const DAY = 86_400;

/** A coin of soft staking in wire format: 3.5 ETH held, paid yesterday. */
export const softStakingCoinRow = (coin: object = {}) => ({
  asset: 'ETH',
  icon: null,
  supported: 1,
  holding: '3.5107',
  rate_year: '0.021',
  average_today: '3.4',
  last_payout: '0.00020199',
  earned: '0.0071302',
  ...coin,
});

/** A payout in wire format, of so many days before the stories’ day. */
export const softStakingPayoutRow = (daysAgo: number, payout: object = {}) => {
  const day = (Math.floor(STORY_NOW / DAY) - daysAgo) * DAY;
  return { asset: 'ETH', day, average: '3.5107', rate_year: '0.021', amount: '0.00020199', time: day + DAY, ...payout };
};

/** Soft staking as a host hands it over: two coins that earn, and one that no longer does. */
export const softStakingReading = (state: object = {}, stale = false): Extract<QueryState<SoftStakingState>, { state: 'ready' }> =>
  readyReading(
    softStakingState,
    {
      status: 1,
      coins: [
        softStakingCoinRow(),
        softStakingCoinRow({ asset: 'SOL', holding: '0', rate_year: '0.046', average_today: '0', last_payout: '0', earned: '0' }),
        softStakingCoinRow({ asset: 'ADA', supported: 0, holding: '900', rate_year: '0.023', last_payout: '0.05', earned: '1.5' }),
      ],
      payouts: [softStakingPayoutRow(1), softStakingPayoutRow(1, { asset: 'ADA', amount: '0.05' }), softStakingPayoutRow(2)],
      ...state,
    },
    stale,
  );

/** The same, as its coins alone. */
export const softStakingOf = (state: object = {}): SoftStakingState => softStakingReading(state).data;
