import { Refusal } from '../refusal.ts';
import type { Stake } from './tables.ts';

/** The day and minute of a moment, as a sentence has them. */
const momentText = (at: number): string => `${new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Refusals of the launchpool, each under one code. */
export const launchpoolRefusals = {
  noProject: () => new Refusal('30201', 'There is no such project.'),
  noPool: () => new Refusal('30202', 'There is no such pool in this project.'),
  completed: () => new Refusal('30203', 'This project has ended. Nothing can be staked any more.'),
  multiMining: () => new Refusal('30204', 'This pool takes no stakes of its own.'),
  vipOnly: (tier: number) => new Refusal('30205', `This pool is for VIP ${tier} and above.`),
  usedUp: () => new Refusal('30206', 'This pool is used up. Nothing was staked.'),
  poolLeft: (left: string, asset: string) => new Refusal('30207', `Only ${left} ${asset} are left in this pool. Nothing was staked.`),
  personalMaximum: (most: string, asset: string) => new Refusal('30208', `You can have at most ${most} ${asset} in this pool.`),
  notHeldThere: () => new Refusal('30209', 'Stakes of this pool cannot be held there.'),
  heldInFixed: () =>
    new Refusal('30210', 'Your stake in this pool is held in a fixed term. What you add must be held in it too. Nothing was staked.'),
  nothingStaked: () => new Refusal('30211', 'You have no stake in this pool.'),
  aboveStake: (most: string, asset: string) => new Refusal('30212', `You can redeem at most ${most} ${asset} from this pool.`),
  untilReturned: ({ endsAt, returnsAt }: Pick<Stake, 'endsAt' | 'returnsAt'>) =>
    new Refusal(
      '30213',
      `This stake is held in a fixed term until ${momentText(endsAt ?? 0)} and comes back by itself at ${momentText(returnsAt ?? 0)}.`,
    ),
  notHeldInFixed: () =>
    new Refusal(
      '30214',
      'Your stake in this pool is not held in a fixed term. Redeem it before you hold one in a fixed term. Nothing was staked.',
    ),
  noLimit: () => new Refusal('400', 'This pool has no limit that could be used up.', 400),
} as const;
