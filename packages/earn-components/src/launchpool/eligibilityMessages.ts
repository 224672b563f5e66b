import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of who may stake how much. */
export const en = {
  'earn.launchpool.eligibility.title': 'How much counts for rewards',
  'earn.launchpool.eligibility.text': plural('days', {
    one: 'Your spot and futures volume of the last day sets how much of your stake in the {coin} pool counts for rewards. Below the first tier nothing counts.',
    other:
      'Your spot and futures volume of the last # days sets how much of your stake in the {coin} pool counts for rewards. Below the first tier nothing counts.',
  }),
  'earn.launchpool.eligibility.mine': 'My volume',
  'earn.launchpool.eligibility.visitor': 'Log in to see which tier your volume reaches.',
  'earn.launchpool.eligibility.reached': 'Reached',
  'earn.launchpool.eligibility.tiers': 'Tiers',
  'earn.launchpool.eligibility.tier': 'Tier',
  'earn.launchpool.eligibility.volume': 'Volume from',
  'earn.launchpool.eligibility.limit': 'Counts up to',
  'earn.launchpool.eligibility.none': 'This pool has no tiers',
  'earn.launchpool.eligibility.noneHint': 'All of your stake counts for rewards, whatever your trading volume.',
  'earn.launchpool.eligibility.futures': 'Trade futures',
  'earn.launchpool.eligibility.spot': 'Trade spot',
} as const;

const us: UsWording<typeof en> = {
  'earn.launchpool.eligibility.text': plural('days', {
    one: 'Your spot and futures volume of the last day sets how much of what you commit to the {coin} pool counts for rewards. Below the first tier nothing counts.',
    other:
      'Your spot and futures volume of the last # days sets how much of what you commit to the {coin} pool counts for rewards. Below the first tier nothing counts.',
  }),
  'earn.launchpool.eligibility.noneHint': 'All that you commit counts for rewards, whatever your trading volume.',
};

/** The messages of this room. */
export const eligibilityMessages = defineMessages({ en, us, zh: () => import('./eligibilityMessages.zh.ts') });
