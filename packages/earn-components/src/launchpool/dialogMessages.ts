import { plural } from '@earnkit/ui';
import { type UsWording, defineMessages } from '../messages/defineMessages.ts';

/** What the dialogs of the launchpool add. Keys without `earn.` belong to the exchange and never change. */
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

  'earn.launchpool.stake.title': 'Stake',
  'earn.launchpool.stake.titleOf': 'Stake for {coin}',
  'earn.launchpool.stake.action': 'Stake',
  'earn.launchpool.stake.pools': 'Pools',
  'earn.launchpool.stake.leftInPool': 'Left in the pool',
  'earn.launchpool.stake.noTotal': 'No limit',
  'earn.launchpool.stake.from': 'Where it is held',
  'earn.launchpool.stake.fromSpot':
    'Optional. Without a choice the launchpool holds your stake, and it earns the rewards of the pool alone.',
  'earn.launchpool.stake.clearHolding': 'Let the launchpool hold it',
  'earn.launchpool.stake.flexibleHint': 'Redeem any time',
  'earn.launchpool.stake.fixedHint': 'No early redemption',
  'earn.launchpool.stake.bonus': '+ up to {apr} bonus',
  'earn.launchpool.stake.choiceUnavailable': 'Unavailable: your first stake in this pool is fixed.',
  'earn.launchpool.stake.fixedUnavailable': 'Fixed is unavailable: what you have in this pool is not fixed. Redeem it first.',
  'earn.launchpool.stake.minimumOf': 'Minimum {amount}',
  'earn.launchpool.stake.leftForMe': 'Left for you: ',
  'earn.launchpool.stake.perPerson': 'Most per person: ',
  'earn.launchpool.stake.noPersonalLimit': 'No personal limit',
  'earn.launchpool.stake.usedUp': 'Quota used up',
  'earn.launchpool.stake.usedUpTitle': 'The quota of this pool is used up',
  'earn.launchpool.stake.usedUpText': 'Come back when others redeem.',
  'earn.launchpool.stake.usedUpOther': 'Choose another pool, or come back when others redeem.',
  'earn.launchpool.stake.ownUsedUpTitle': 'Your quota in this pool is used up',
  'earn.launchpool.stake.ownUsedUpText': 'You cannot stake more in it now.',
  'earn.launchpool.stake.ownUsedUpOther': 'You cannot stake more in it now. Choose another pool.',
  'earn.launchpool.stake.amountKept': 'Your amount is still here.',
  'earn.launchpool.stake.ended': 'Ended',
  'earn.launchpool.stake.endedText': '{name} ended {time}.',
  'earn.launchpool.stake.notStaked': 'This amount was not staked.',
  'earn.launchpool.stake.noAccount': 'Your account could not be read, so nothing can be staked right now.',
  'earn.launchpool.stake.noLimits': 'The limits of this pool could not be read, so nothing can be staked right now.',
  'earn.launchpool.stake.noStake': 'Your stake in this pool could not be read, so it is not known how much more you can stake.',
  'earn.launchpool.stake.placeChanged': 'Where your stake is held changed from {from} to {to}',
  'earn.launchpool.stake.placeText': 'Nothing was sent. Accept this, or choose another place.',
  'earn.launchpool.stake.acceptPlace': 'Accept',
  'earn.launchpool.stake.placeAt': '{place}, {apr}',
  'earn.launchpool.stake.poolGoneText': 'Choose another pool.',
  'earn.launchpool.stake.noPools': 'No pool of this project takes a stake',
  'earn.launchpool.stake.noPoolsText': 'Its pools are shown on the project’s page.',
  'earn.launchpool.stake.failed': 'The pools could not be loaded',
  'earn.launchpool.stake.volumeShort': plural('days', {
    one: 'Nothing you stake counts for rewards yet: your volume of the last day is {volume}\u00a0USD, and the first tier asks for {needed}\u00a0USD.',
    other:
      'Nothing you stake counts for rewards yet: your volume of the last # days is {volume}\u00a0USD, and the first tier asks for {needed}\u00a0USD.',
  }),
  'earn.launchpool.stake.uncounted':
    '{amount}\u00a0{coin} of this amount does not count for rewards: with your trading volume up to {limit}\u00a0{coin} counts.',
  'earn.launchpool.stake.termAfterProject':
    'The fixed term ends {time}, after the project. Once the project is over your stake earns no {coin}, and it cannot be redeemed before the term ends.',
  'earn.launchpool.stake.endsBeforeReward': 'The project ends before a full hour of a stake made now is over, so it would earn no {coin}.',
  'earn.launchpool.stake.seeTiers': 'See tiers',
  'earn.launchpool.stake.sentOf': 'You stake {amount} {coin}.',
  'earn.launchpool.stake.hourly': 'Est. {coin} an hour',
  'earn.launchpool.stake.after': 'Stake after this',

  'earn.launchpool.staked.title': 'Staked',
  'earn.launchpool.staked.text': '{amount} {coin} is in the {coin} pool.',
  'earn.launchpool.staked.heldIn': 'Held in',
  'earn.launchpool.staked.termEnds': 'Term ends',
  'earn.launchpool.staked.firstReward': 'First reward',
  'earn.launchpool.staked.limit':
    'Nothing of your stake counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume.',
  'earn.launchpool.staked.limitDays': plural('days', {
    one: 'Nothing of your stake counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume within the last day.',
    other:
      'Nothing of your stake counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume within the last # days.',
  }),
  'earn.launchpool.staked.more': 'Stake more',

  'earn.launchpool.stake.poolGone': 'This pool is not available right now',
  'earn.launchpool.stake.sentHint': plural('decimals', {
    one: 'Amounts are rounded down to # decimal.',
    other: 'Amounts are rounded down to # decimals.',
  }),

  'earn.launchpool.staked.myStake': 'My stake',
  'earn.launchpool.counts.ofAll': 'of your whole stake in this pool',

  'earn.launchpool.unresolved':
    'We could not reach the exchange. Check again, or look at “My statistics” of the project before you try again.',

  'earn.launchpool.redeem.redeemable': 'Redeemable',
  'earn.launchpool.redeem.lastHour': 'Last-hour reward',
  'earn.launchpool.redeem.to': 'Goes to',
  'earn.launchpool.redeem.to.simple-earn': 'Flexible Simple Earn',
  'earn.launchpool.redeem.to.staking': 'Staking',
  'earn.launchpool.redeem.to.gusd': 'GUSD minting',
  'earn.launchpool.redeem.toPart': '{amount} to {place}',
  'earn.launchpool.redeem.sentOf': 'You redeem {amount} {coin}.',
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
  'earn.launchpool.eligibility.text': plural('days', {
    one: 'Your spot and futures volume of the last day sets how much of what you commit to the {coin} pool counts for rewards. Below the first tier nothing counts.',
    other:
      'Your spot and futures volume of the last # days sets how much of what you commit to the {coin} pool counts for rewards. Below the first tier nothing counts.',
  }),
  'earn.launchpool.eligibility.noneHint': 'All that you commit counts for rewards, whatever your trading volume.',
  'earn.launchpool.stake.title': 'Commit',
  'earn.launchpool.stake.titleOf': 'Commit for {coin}',
  'earn.launchpool.stake.action': 'Commit',
  'earn.launchpool.stake.fromSpot':
    'Optional. Without a choice the launchpool holds your commitment, and it earns the rewards of the pool alone.',
  'earn.launchpool.stake.choiceUnavailable': 'Unavailable: your first commitment to this pool is fixed.',
  'earn.launchpool.stake.ownUsedUpText': 'You cannot commit more to it now.',
  'earn.launchpool.stake.ownUsedUpOther': 'You cannot commit more to it now. Choose another pool.',
  'earn.launchpool.stake.notStaked': 'This amount was not committed.',
  'earn.launchpool.stake.noAccount': 'Your account could not be read, so nothing can be committed right now.',
  'earn.launchpool.stake.noLimits': 'The limits of this pool could not be read, so nothing can be committed right now.',
  'earn.launchpool.stake.noStake': 'Your commitment to this pool could not be read, so it is not known how much more you can commit.',
  'earn.launchpool.stake.placeChanged': 'Where your commitment is held changed from {from} to {to}',
  'earn.launchpool.stake.noPools': 'No pool of this project takes a commitment',
  'earn.launchpool.stake.volumeShort': plural('days', {
    one: 'Nothing you commit counts for rewards yet: your volume of the last day is {volume}\u00a0USD, and the first tier asks for {needed}\u00a0USD.',
    other:
      'Nothing you commit counts for rewards yet: your volume of the last # days is {volume}\u00a0USD, and the first tier asks for {needed}\u00a0USD.',
  }),
  'earn.launchpool.stake.termAfterProject':
    'The fixed term ends {time}, after the project. Once the project is over your commitment earns no {coin}, and it cannot be redeemed before the term ends.',
  'earn.launchpool.stake.endsBeforeReward':
    'The project ends before a full hour of a commitment made now is over, so it would earn no {coin}.',
  'earn.launchpool.stake.sentOf': 'You commit {amount} {coin}.',
  'earn.launchpool.stake.after': 'Committed after this',
  'earn.launchpool.staked.title': 'Committed Successfully',
  'earn.launchpool.staked.limit':
    'Nothing of your commitment counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume.',
  'earn.launchpool.staked.limitDays': plural('days', {
    one: 'Nothing of your commitment counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume within the last day.',
    other:
      'Nothing of your commitment counts for rewards yet. The first tier asks for {volume}\u00a0USD of trading volume within the last # days.',
  }),
  'earn.launchpool.staked.more': 'Commit more',
  'earn.launchpool.staked.myStake': 'Committed',
  'earn.launchpool.counts.ofAll': 'of all you committed to this pool',
  'earn.launchpool.redeem.stays': 'Stays committed',
  'earn.launchpool.redeem.lockedParts': 'It cannot be redeemed early. Each commitment returns by itself:',
  'earn.launchpool.redeem.stale': 'What you have committed could not be refreshed, so it may have changed.',
  'earn.launchpool.redeem.failed': 'What you committed could not be loaded',
  'earn.launchpool.redeemed.title': 'Claim successful',
};

/** The catalogue of {@link en}. */
export const launchpoolDialogMessages = defineMessages({ en, us, translations: { zh: () => import('./dialogMessages.zh.ts') } });
