import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './flexiblePartMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'lend_earn.borrowedRule2': '该币种当前大部分已被借出，赎回可能需要等待借款人归还。',
};
