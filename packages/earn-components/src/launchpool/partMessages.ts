import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages that a pool, its dialogs and a person’s statistics share. */
export const en = {
  'earn.launchpool.stake.poolGone': 'This pool is not available right now',
  'earn.launchpool.stake.sentHint': plural('decimals', {
    one: 'Amounts are rounded down to # decimal.',
    other: 'Amounts are rounded down to # decimals.',
  }),

  'earn.launchpool.staked.myStake': 'My stake',

  'earn.launchpool.held.launchpool': 'Launchpool',
  'earn.launchpool.held.flexible': 'Flexible Simple Earn',
  'earn.launchpool.held.fixed': plural('days', { one: 'Fixed Simple Earn, # day', other: 'Fixed Simple Earn, # days' }),
  'earn.launchpool.held.fixedPlain': 'Fixed Simple Earn',
  'earn.launchpool.held.staking': 'Staking',
  'earn.launchpool.held.gusd': 'GUSD minting',
  'earn.launchpool.held.unknown': 'a place that is not known',
  'earn.launchpool.held.partIn': '{amount} in {place}',
  'earn.launchpool.held.until': 'until {time}',

  'earn.launchpool.counts.label': 'Counts for rewards',
  'earn.launchpool.counts.upTo': 'Up to {amount} {coin}',
  'earn.launchpool.counts.ofAll': 'of your whole stake in this pool',
  'earn.launchpool.counts.nothing': 'Nothing below the first volume tier',

  'earn.launchpool.unresolved':
    'We could not reach the exchange. Check again, or look at “My statistics” of the project before you try again.',
} as const;

const us: UsWording<typeof en> = {
  'earn.launchpool.staked.myStake': 'Committed',
  'earn.launchpool.counts.ofAll': 'of all you committed to this pool',
};

/** The messages of this room. */
export const launchpoolPartMessages = defineMessages({ en, us, zh: () => import('./partMessages.zh.ts') });
