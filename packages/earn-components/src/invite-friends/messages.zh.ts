import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.invite.lead': '将链接或邀请码发给好友，对方注册时使用。',
  'earn.invite.link': '邀请链接',
  'earn.invite.code': '邀请码',
  'earn.invite.copyLink': '复制邀请链接',
  'earn.invite.copyCode': '复制邀请码',
  'earn.invite.failed': '邀请信息加载失败',
  'earn.invite.none': '您还没有邀请码',
  'earn.invite.noneHint': '邀请码由交易所发放，请稍后再查看。',
};
