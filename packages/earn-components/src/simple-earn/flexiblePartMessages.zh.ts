import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './flexiblePartMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'lend_earn.borrowedRule2': '该币种当前大部分已被借出，赎回可能需要等待借款人归还。',

  'earn.heldBack.launchpool': 'Launchpool 质押',
  'earn.heldBack.margin': '保证金占用',
  'earn.heldBack.unknown': '保证金或 Launchpool 占用',
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.heldBack.launchpool': 'Launchpool 投入',
};
