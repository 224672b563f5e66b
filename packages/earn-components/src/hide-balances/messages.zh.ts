import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.balances.hide': '隐藏余额',
  'earn.balances.show': '显示余额',
};
