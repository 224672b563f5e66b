import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './flexibleMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'lend_earn.borrowedRule2': '该币种当前大部分已被借出，赎回可能需要等待借款人归还。',

  'earn.flexible.term': '期限',
  'earn.flexible.minimum': '最小数量',
  'earn.flexible.timeline': '时间安排',
  'earn.flexible.timeline.subscribed': '申购',
  'earn.flexible.timeline.starts': '开始计息',
  'earn.flexible.timeline.paid': '首次发放利息',
  'earn.flexible.timeline.redeem': '赎回',
  'earn.flexible.timeline.redeemTime': '随时',

  'earn.flexible.subscribe.failed': '产品加载失败',
  'earn.flexible.subscribe.failedText': '未进行任何操作，请重试。',
  'earn.flexible.subscribe.missing': '暂时无法申购 {coin}',
  'earn.flexible.subscribe.missingText': '交易所暂无该币种的活期产品。',
  'earn.flexible.subscribe.noRate': '{coin} 当前没有利率，暂时无法申购。',
  'earn.flexible.subscribe.aprSum': '{base} + {bonus}',
  'earn.flexible.subscribe.aprForAmount': '该数量的年化',
  'earn.flexible.subscribe.daily': '预估每日收益',
  'earn.flexible.subscribe.dailyBonus': '预估每日奖励',
  'earn.flexible.subscribe.sent': '申购数量',
  'earn.flexible.subscribe.sentHint': '数量截取至 6 位小数。',
  'earn.flexible.subscribe.tradingRule1': '您的资金自下一个整点起出借并开始计息，此后每小时发放利息。',
  'earn.flexible.subscribe.tradingRule2': '年化为预估值，每小时随供需变化，可能下降。',
  'earn.flexible.subscribe.tradingRule3': '可随时赎回。未借出的部分即时到账，已借出的部分在下一个整点到账。',
  'earn.flexible.subscribe.productRule1': '只要每小时利率不低于您的最低年化 {apr}，即按该小时利率计息。最低年化可随后修改。',
  'earn.flexible.subscribe.productRule1Unknown': '只要每小时利率不低于您的最低年化，即按该小时利率计息。最低年化可随后修改。',
  'earn.flexible.subscribe.productRule2': '利息计入持仓，并继续产生利息。',
  'earn.flexible.subscribe.productRule3': '当该币种大部分被借出时，赎回可能超过一小时。',

  'earn.flexible.subscribed.title': '申购成功',
  'earn.flexible.subscribed.text': '{amount} {coin} 已转入简单赚币。',
  'earn.flexible.subscribed.accrual': '{time} 之前不计息。',
  'earn.flexible.subscribed.view': '查看持仓',
  'earn.flexible.subscribed.more': '继续申购',

  'earn.flexible.redeem.lent': '已借出',
  'earn.flexible.redeem.redeemable': '可赎回',
  'earn.flexible.redeem.margin': '保证金占用',
  'earn.flexible.redeem.cancel': '取消赎回',
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
  'earn.flexible.redeem.nothing': '没有可赎回的数量。',
  'earn.flexible.redeemed.title': '赎回成功',
  'earn.flexible.redeemed.text': '{amount} {coin} 正转入{account}。',
  'earn.flexible.redeemed.more': '继续赎回',

  'earn.flexible.cancel.title': '取消这笔赎回？',
  'earn.flexible.cancel.text': '{amount} {coin} 将留在简单赚币中继续计息。',
  'earn.flexible.cancel.keep': '继续赎回',
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.flexible.timeline.subscribed': '投入',
  'earn.flexible.subscribe.missing': '暂时无法投入 {coin}',
  'earn.flexible.subscribe.noRate': '{coin} 当前没有利率，暂时无法投入。',
  'earn.flexible.subscribe.sent': '投入数量',
  'earn.flexible.subscribed.title': '投入成功',
  'earn.flexible.subscribed.more': '继续投入',
};
