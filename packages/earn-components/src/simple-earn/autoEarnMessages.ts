import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** Messages of the settings of Auto-Earn and of its card. The US edition has no Auto-Earn (US-04). */
export const en = {
  'earn.autoEarn.card.text': 'Lends your idle balance every hour. You can redeem it at any time.',
  'earn.autoEarn.card.enabling': 'Enabling',
  'earn.autoEarn.card.all': 'On for all coins',
  'earn.autoEarn.card.coins': plural('listed', { one: 'On for {coins} of # coin', other: 'On for {coins} of # coins' }),
  'earn.autoEarn.card.enable': 'Enable',
  'earn.autoEarn.card.enableLabel': 'Enable Auto-Earn',
  'earn.autoEarn.card.setUp': 'Set up',
  'earn.autoEarn.card.setUpLabel': 'Set up Auto-Earn',
  'earn.autoEarn.card.failed': 'We could not load whether Auto-Earn is on.',

  'earn.autoEarn.settings.title': 'Auto-Earn settings',
  'earn.autoEarn.settings.all': 'All coins',
  'earn.autoEarn.settings.allText': 'Lends your idle balance of every coin automatically.',
  'earn.autoEarn.settings.allUnknown': 'The exchange does not say whether Auto-Earn is on for all coins.',
  'earn.autoEarn.settings.allFailed': 'We could not load whether Auto-Earn is on for all coins.',
  'earn.autoEarn.settings.onlyEnabled': 'Only coins with Auto-Earn on',
  'earn.autoEarn.settings.caption': 'Coins for Auto-Earn',
  'earn.autoEarn.settings.bonus': 'Bonus',
  'earn.autoEarn.settings.failed': 'The coins could not be loaded',
  'earn.autoEarn.settings.unreadable': plural('count', {
    one: '# coin could not be read and is not shown.',
    other: '# coins could not be read and are not shown.',
  }),
  'earn.autoEarn.settings.empty': 'No coins right now',
  'earn.autoEarn.settings.emptyHint': 'Coins appear here as soon as they can be lent.',
  'earn.autoEarn.settings.noneOn': 'Auto-Earn is on for no coin',
  'earn.autoEarn.settings.noneOnHint': 'Show all coins and turn it on for the ones you want to lend.',
  'earn.autoEarn.settings.showAll': 'Show all coins',
  'earn.autoEarn.settings.anonymous': 'Log in to set up Auto-Earn',
} as const;

/** The messages of this room. */
export const autoEarnMessages = defineMessages({ en, zh: () => import('./autoEarnMessages.zh.ts') });
