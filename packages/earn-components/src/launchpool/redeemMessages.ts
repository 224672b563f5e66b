import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** Messages of redeeming what is staked in a pool. */
export const en = {
  'earn.launchpool.redeem.redeemable': 'Redeemable',
  'earn.launchpool.redeem.lastHour': 'Last-hour reward',
  'earn.launchpool.redeem.to': 'Goes to',
  'earn.launchpool.redeem.to.simple-earn': 'Flexible Simple Earn',
  'earn.launchpool.redeem.to.staking': 'Staking',
  'earn.launchpool.redeem.to.gusd': 'GUSD minting',
  'earn.launchpool.redeem.toPart': '{amount} to {place}',
  'earn.launchpool.redeem.sent': 'You redeem',
  'earn.launchpool.redeem.stays': 'Stays staked',
  'earn.launchpool.redeem.lockedUntil': 'It cannot be redeemed early. The term ends {time}; then it returns by itself.',
  'earn.launchpool.redeem.lockedReturns': 'It cannot be redeemed early. The term ends {time}, and it is back by itself {returns}.',
  'earn.launchpool.redeem.lockedParts': 'It cannot be redeemed early. Each stake returns by itself:',
  'earn.launchpool.redeem.lockedPart': '{amount}: the term ends {time}',
  'earn.launchpool.redeem.lockedPartReturns': '{amount}: the term ends {time}, back {returns}',
  'earn.launchpool.redeem.lockedText': 'It cannot be redeemed early. It returns by itself when the term is over.',
  'earn.launchpool.redeem.locked': 'Held in a fixed term',
  'earn.launchpool.redeem.nothing': 'Nothing can be redeemed from this pool.',
  'earn.launchpool.redeem.stale': 'What you have staked could not be refreshed, so it may have changed.',
  'earn.launchpool.redeem.failed': 'Your stake could not be loaded',
  'earn.launchpool.redeemed.title': 'Redeemed',
  'earn.launchpool.redeemed.text': '{amount} {coin} left the {coin} pool.',
  'earn.launchpool.redeemed.more': 'Redeem more',
} as const;

const us: UsWording<typeof en> = {
  'earn.launchpool.redeem.lockedParts': 'It cannot be redeemed early. Each commitment returns by itself:',
  'earn.launchpool.redeem.stays': 'Stays committed',
  'earn.launchpool.redeem.stale': 'What you have committed could not be refreshed, so it may have changed.',
  'earn.launchpool.redeem.failed': 'What you committed could not be loaded',
  'earn.launchpool.redeemed.title': 'Claim successful',
};

/** The messages of this room. */
export const launchpoolRedeemMessages = defineMessages({ en, us, zh: () => import('./redeemMessages.zh.ts') });
