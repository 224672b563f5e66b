import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.balances.hide': '隐藏余额',
  'earn.balances.show': '显示余额',
};
