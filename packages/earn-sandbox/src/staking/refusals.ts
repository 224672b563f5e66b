import { Refusal } from '../refusal.ts';

/** Refusals of staking, each under one code. */
export const stakingRefusals = {
  noProduct: () => new Refusal('30301', 'There is no such staking product for this coin.'),
  noProtocol: () => new Refusal('30302', 'Choose a protocol first.'),
  soldOut: () => new Refusal('30303', 'This product is sold out. Nothing was staked.'),
  quotaLeft: (left: string, asset: string) => new Refusal('30304', `Only ${left} ${asset} are left of this product. Nothing was staked.`),
  personalLimit: (most: string, asset: string) => new Refusal('30305', `You can have at most ${most} ${asset} in this product.`),
  creditLimit: (most: string, asset: string) => new Refusal('30306', `Your credit limit is ${most} ${asset}. Nothing was staked.`),
  nothingStaked: () => new Refusal('30308', 'You have nothing staked here.'),
  aboveStake: (most: string, asset: string) => new Refusal('30309', `You can redeem at most ${most} ${asset}.`),
  notPaidIn: (coins: string) => new Refusal('30310', `This product is paid out in ${coins}.`),
  noFast: () => new Refusal('30311', 'This product has no fast redemption in this coin.'),
  fastQuota: (left: string, asset: string) =>
    new Refusal('30312', `Only ${left} ${asset} can be redeemed fast today. Nothing was redeemed.`),
  fastUsedUp: () => new Refusal('30313', 'Today’s quota of fast redemption is used up. Nothing was redeemed.'),
  feeOverAmount: (fee: string, asset: string) => new Refusal('30314', `The fee of ${fee} ${asset} is not less than the amount.`),
  noTask: () => new Refusal('400', 'This product has no web3 bonus.', 400),
  noLimit: () => new Refusal('400', 'This product has no daily quota that could be used up.', 400),
} as const;
