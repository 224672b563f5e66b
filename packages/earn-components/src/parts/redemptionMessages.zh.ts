import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './redemptionMessages.ts';

/** The messages of a redemption whose outcome is not known in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.redemption.checking': '正在核对您的赎回',
  'earn.redemption.unresolved': '暂时无法确认赎回是否成功',
};
