import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.notifications.lead': '选择您想接收的消息，更改立即生效。',
  'earn.notifications.candyDrop': '糖果空投',
  'earn.notifications.candyDropHint': '新活动开始、奖励发放时通知您。',
  'earn.notifications.launchpool': 'Launchpool',
  'earn.notifications.launchpoolHint': '新项目开始、您参与的项目结束时通知您。',
  'earn.notifications.holderAirdrop': '持币空投',
  'earn.notifications.holderAirdropHint': '持币空投公布、发放时通知您。',
  'earn.notifications.anonymous': '登录后设置消息订阅',
  'earn.notifications.anonymousHint': '订阅设置保存在您的账户中。',
  'earn.notifications.failed': '加载失败。',
  'earn.notifications.failedAll': '消息订阅加载失败',
  'earn.notifications.retryOf': '重试：{name}',
  'earn.notifications.checkAgainOf': '重新查询：{name}',
};
