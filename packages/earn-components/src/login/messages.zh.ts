import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.session.title': '登录后继续',
  'earn.session.text': '此操作需要账户。您已输入的内容会保留到您回来。',
  'earn.session.signUp': '注册',
};
