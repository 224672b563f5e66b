import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages that staking and redeeming share. */
export const en = {
  'earn.launchpool.stake.poolGone': 'This pool is not available right now',
  'earn.launchpool.stake.sentHint': plural('decimals', {
    one: 'Amounts are rounded down to # decimal.',
    other: 'Amounts are rounded down to # decimals.',
  }),

  'earn.launchpool.staked.myStake': 'My stake',

  'earn.launchpool.unresolved':
    'We could not reach the exchange. Check again, or look at “My statistics” of the project before you try again.',
} as const;

const us: UsWording<typeof en> = {
  'earn.launchpool.staked.myStake': 'Committed',
};

/** The messages of this room. */
export const launchpoolPartMessages = defineMessages({ en, us, zh: () => import('./partMessages.zh.ts') });
