import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of who may stake how much. */
export const en = {
  'earn.launchpool.eligibility.title': 'Staking limit by volume',
  'earn.launchpool.eligibility.text': plural('days', {
    one: 'Your spot and futures volume of the last day sets how much you may stake in the {coin} pool.',
    other: 'Your spot and futures volume of the last # days sets how much you may stake in the {coin} pool.',
  }),
  'earn.launchpool.eligibility.mine': 'My volume',
  'earn.launchpool.eligibility.visitor': 'Log in to see which tier your volume reaches.',
  'earn.launchpool.eligibility.reached': 'Reached',
  'earn.launchpool.eligibility.tiers': 'Tiers',
  'earn.launchpool.eligibility.tier': 'Tier',
  'earn.launchpool.eligibility.volume': 'Volume from',
  'earn.launchpool.eligibility.limit': 'Staking limit',
  'earn.launchpool.eligibility.none': 'This pool has no tiers',
  'earn.launchpool.eligibility.noneHint': 'Your trading volume does not limit how much you may stake in it.',
  'earn.launchpool.eligibility.futures': 'Trade futures',
  'earn.launchpool.eligibility.spot': 'Trade spot',
} as const;

const us: UsWording<typeof en> = {
  'earn.launchpool.eligibility.title': 'Commitment limit by volume',
  'earn.launchpool.eligibility.text': plural('days', {
    one: 'Your spot and futures volume of the last day sets how much you may commit to the {coin} pool.',
    other: 'Your spot and futures volume of the last # days sets how much you may commit to the {coin} pool.',
  }),
  'earn.launchpool.eligibility.limit': 'Commitment limit',
  'earn.launchpool.eligibility.noneHint': 'Your trading volume does not limit how much you may commit to it.',
};

/** The messages of this room. */
export const eligibilityMessages = defineMessages({ en, us, zh: () => import('./eligibilityMessages.zh.ts') });
