import type { accountEn } from './account.en.ts';

/** {@link accountEn} in simplified Chinese. */
export const accountZh: Record<keyof typeof accountEn, string> = {
  'finances.subscribed.tip': '订阅成功',
  'finances.subscription.cancelled': '已取消订阅',

  'earn.notifications.title': '消息订阅',
  'earn.notifications.lead': '选择您想接收的消息，更改立即生效。',
  'earn.notifications.candyDrop': '糖果空投',
  'earn.notifications.candyDropHint': '新活动开始、奖励发放时通知您。',
  'earn.notifications.launchpool': 'Launchpool',
  'earn.notifications.launchpoolHint': '新项目开始、您参与的项目结束时通知您。',
  'earn.notifications.holderAirdrop': '持币空投',
  'earn.notifications.holderAirdropHint': '持币空投公布、发放时通知您。',
  'earn.notifications.visitor': '登录后设置消息订阅',
  'earn.notifications.visitorHint': '订阅设置保存在您的账户中。',
  'earn.notifications.failed': '加载失败。',
  'earn.notifications.failedAll': '消息订阅加载失败',
  'earn.notifications.retryOf': '重试：{name}',
  'earn.notifications.notChanged': '消息订阅未更改，请重试。',
  'earn.notifications.checking': '结果在返回途中丢失，正在核对当前状态…',
  'earn.notifications.unresolved': '暂时无法确认是否已更改。',
  'earn.notifications.unresolved.toast': '暂时无法确认消息订阅是否已更改，请重新打开核对。',
  'earn.notifications.checkAgainOf': '重新查询：{name}',

  'earn.invite.title': '邀请好友',
  'earn.invite.lead': '将链接或邀请码发给好友，对方注册时使用。',
  'earn.invite.link': '邀请链接',
  'earn.invite.code': '邀请码',
  'earn.invite.copyLink': '复制邀请链接',
  'earn.invite.copyCode': '复制邀请码',
  'earn.invite.failed': '邀请信息加载失败',
  'earn.invite.none': '您还没有邀请码',
  'earn.invite.noneHint': '邀请码由交易所发放，请稍后再查看。',
};
