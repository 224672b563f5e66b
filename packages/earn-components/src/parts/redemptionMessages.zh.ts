import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './redemptionMessages.ts';

/** The messages of redemptions in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.redemption.checking': '正在核对您的赎回',
  'earn.redemption.unresolved': '暂时无法确认赎回是否成功',
  'earn.leftover.title': '将剩余 {left}',
  'earn.leftover.text': '剩余数量低于最小赎回数量 {least}。之后仍可赎回，但须一次性全部赎回。',
  'earn.leftover.all': '全部赎回 {all}',
};
