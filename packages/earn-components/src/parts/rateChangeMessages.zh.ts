import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './rateChangeMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.rateChange.title': '利率已从 {from} 变为 {to}',
  'earn.rateChange.text': '请求未发送，您填写的数量已保留。',
  'earn.rateChange.accept': '按 {to} 继续',
};
