import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.password.title': '输入资金密码',
  'earn.password.text': '交易所在划转资金前要求输入资金密码。密码只发送一次，不会被保存。',
  'earn.password.label': '资金密码',
  'earn.password.show': '显示',
  'earn.password.showLabel': '显示密码',
  'earn.password.hide': '隐藏',
  'earn.password.hideLabel': '隐藏密码',
  'earn.password.empty': '请输入资金密码',
  'earn.password.wrong': '资金密码错误，请重试。',
  'earn.password.settings': '在安全设置中设置或重置资金密码（在新标签页打开）',
};
