import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './flexibleRedeemMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.flexible.redeem.lent': '已借出',
  'earn.flexible.redeem.redeemable': '可赎回',
  'earn.flexible.redeem.cancel': '撤销赎回',
  'earn.flexible.redeem.sent': '实际赎回',
  'earn.flexible.redeem.sentHint': '数量截取至 6 位小数，剩余 {amount} {coin} 保留在持仓中。',
  'earn.flexible.redeem.atOnce': '即时到账',
  'earn.flexible.redeem.atNextHour': '下一个整点到账',
  'earn.flexible.redeem.to': '到账账户',
  'earn.flexible.redeem.timeline': '到账时间',
  'earn.flexible.redeem.timeline.free': '{amount} {coin} 到账',
  'earn.flexible.redeem.timeline.lent': '预计 {amount} {coin} 到账',
  'earn.flexible.redeem.timeline.none': '未借出部分到账',
  'earn.flexible.redeem.timeline.noneLent': '已借出部分预计到账',
  'earn.flexible.redeem.estimate': '借款情况随时变化，即时到账数量为预估值。',
  'earn.flexible.redeem.stale': '持仓刷新失败，数量可能不是最新。',
  'earn.flexible.redeem.unknown': '持仓读取失败，暂时无法赎回。',
  'earn.flexible.redeem.nothing': '没有可赎回的数量。',
  'earn.flexible.redeemed.title': '赎回成功',
  'earn.flexible.redeemed.text': '{amount}\u00a0{coin} 正转入您的账户。',
  'earn.flexible.redeemed.otherAmount': '您申请赎回 {requested}\u00a0{coin}，交易所实际赎回 {amount}\u00a0{coin}。',
  'earn.flexible.redeemed.more': '继续赎回',

  'earn.flexible.cancel.title': '撤销这笔赎回？',
  'earn.flexible.cancel.text': '{amount} {coin} 将留在简单赚币中继续计息。',
  'earn.flexible.cancel.keep': '继续赎回',
};
