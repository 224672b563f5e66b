import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.area.noSession.title': '无法显示理财',
  'earn.area.noSession.text': '本页面未说明登录状态。请刷新页面；如仍无法显示，请联系客服。',
};
