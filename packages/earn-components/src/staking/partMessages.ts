import { plural } from '@earnkit/ui';
import { defineMessages } from '../messages/defineMessages.ts';

/** Messages that staking, redeeming and the page of a product share. */
export const en = {
  'earn.staking.stake.unnamed': 'Protocol {pid}',

  'earn.staking.period.upTo': plural('days', { one: 'Up to # day', other: 'Up to # days' }),
  'earn.staking.period.equal': plural('days', { one: '# day', other: '# days' }),
  'earn.staking.period.range': '{min} – {max} days',
  'earn.staking.period.tip.immediate': 'A standard redemption arrives at once.',
  'earn.staking.period.tip.upTo': plural('days', {
    one: 'A standard redemption takes up to # day.',
    other: 'A standard redemption takes up to # days.',
  }),
  'earn.staking.period.tip.equal': plural('days', {
    one: 'A standard redemption takes # day.',
    other: 'A standard redemption takes # days.',
  }),
  'earn.staking.period.tip.range': 'A standard redemption takes {min} – {max} days.',

  'earn.staking.changed.exchange-rate': 'The exchange rate changed from {from} to {to}',
  'earn.staking.changed.fee': 'The fee changed from {from} to {to}',
  'earn.staking.changed.coin': 'You receive {to}, no longer {from}',
  'earn.staking.changed.period': 'The redemption time changed: {from} → {to}',

  'earn.staking.protocol.title': 'Choose a protocol',

  'earn.staking.staked.timeline': 'What happens when',

  'earn.staking.redeem.minutes': plural('minutes', { one: '# minute', other: '# minutes' }),
} as const;

/** The messages of this room. */
export const stakingPartMessages = defineMessages({ en, zh: () => import('./partMessages.zh.ts') });
