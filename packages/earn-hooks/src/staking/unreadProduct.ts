import type { StakingProduct } from '@earnkit/core/staking/contract';

const NO_ROWS = { rows: [], unreadable: [], total: 0 };

/** A product of which nothing is known, while its config is read. */
export const UNREAD_PRODUCT: StakingProduct = {
  pid: undefined,
  asset: undefined,
  icon: undefined,
  type: undefined,
  isDefi: false,
  aprFraction: undefined,
  baseAprFraction: undefined,
  mostAprFraction: undefined,
  rewardAsset: undefined,
  minStakeAmount: undefined,
  minRedeemAmount: undefined,
  agreement: undefined,
  personalLimit: undefined,
  crowdLimit: undefined,
  rewardDelayDays: undefined,
  interestDays: undefined,
  incomeDays: undefined,
  borrowSupport: false,
  tips: [],
  bonus: undefined,
  bonusKind: undefined,
  bonusTask: undefined,
  bonusShown: undefined,
  vipDiscounts: NO_ROWS,
  exchangeType: undefined,
  exchangeRate: undefined,
  exchangeRateReverse: undefined,
  redeemOptions: NO_ROWS,
  period: { periodText: undefined, minDays: undefined, maxDays: undefined, control: undefined, fast: undefined },
  stakeAssets: [],
  protocols: NO_ROWS,
  credits: NO_ROWS,
};
