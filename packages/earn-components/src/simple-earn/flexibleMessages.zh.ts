import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './flexibleMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.flexible.term': '期限',
  'earn.flexible.minimum': '最小数量',
  'earn.flexible.timeline': '时间安排',
  'earn.flexible.timeline.subscribed': '申购',
  'earn.flexible.timeline.starts': '开始计息',
  'earn.flexible.timeline.paid': '首次发放利息',
  'earn.flexible.timeline.startsAtMinimum': '年化达到 {minimum} 时',
  'earn.flexible.timeline.paidAfter': '开始计息 1 小时后',
  'earn.flexible.timeline.redeem': '赎回',
  'earn.flexible.timeline.redeemTime': '随时',

  'earn.flexible.subscribe.failed': '产品加载失败',
  'earn.flexible.subscribe.failedText': '未进行任何操作，请重试。',
  'earn.flexible.subscribe.missing': '暂时无法申购 {coin}',
  'earn.flexible.subscribe.missingText': '交易所暂无该币种的活期产品。',
  'earn.flexible.subscribe.noRate': '{coin} 当前没有利率，暂时无法申购。',
  'earn.flexible.subscribe.noMinimum': '交易所当前未提供 {coin} 的最小申购数量，暂时无法申购。',
  'earn.flexible.subscribe.noOwnMinimum': '未能读取您所持 {coin} 的最低年化，读取成功前无法继续申购。',
  'earn.flexible.subscribe.upTo': '最高',
  'earn.flexible.subscribe.aprForAmount': '该数量的年化',
  'earn.flexible.subscribe.daily': '预估每日利息',
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
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.flexible.timeline.subscribed': '投入',
  'earn.flexible.subscribe.missing': '暂时无法投入 {coin}',
  'earn.flexible.subscribe.noRate': '{coin} 当前没有利率，暂时无法投入。',
  'earn.flexible.subscribe.noMinimum': '交易所当前未提供 {coin} 的最小投入数量，暂时无法投入。',
  'earn.flexible.subscribe.noOwnMinimum': '未能读取您所持 {coin} 的最低年化，读取成功前无法继续投入。',
  'earn.flexible.subscribe.sent': '投入数量',
  'earn.flexible.subscribed.title': '投入成功',
  'earn.flexible.subscribed.more': '继续投入',
};
