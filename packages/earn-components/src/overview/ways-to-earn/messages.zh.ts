import { plural } from '@earnkit/ui';
import type { Translation, UsWording } from '../../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.ways.caption': '{coin} 的生息方式',
  'earn.ways.amount': '金额',
  'earn.ways.available': '可用 {amount} {coin}',
  'earn.ways.need': '您何时可能需要用到？',
  'earn.ways.need.unsure': '不确定',
  'earn.ways.need.any': '随时',
  'earn.ways.need.week': '7 天内',
  'earn.ways.need.later': '更晚',
  'earn.ways.answer': '{way}收益最高：年化 {apr}。',
  'earn.ways.answerFor': '投入 {amount} {coin} 时，{way}收益最高：年化 {apr}。',
  'earn.ways.answerAnyTime': '如需随时取用，{way}年化 {apr}。',
  'earn.ways.answerNone': '没有产品以确定利率接受该金额。',
  'earn.ways.reading': '正在读取各产品的利率…',
  'earn.ways.unread': '部分利率无法读取：{products}，因此无法判断最佳方式。',
  'earn.ways.empty': '{coin} 暂无生息方式',
  'earn.ways.emptyHint': '目前没有产品支持该币种。',
  'earn.ways.noMatch': '没有产品能在此之前取回资金',
  'earn.ways.sorted': '按资金取回的快慢排序。“最佳”只比较确定或已公布的利率，不含预估利率。',
  'earn.ways.vip': plural('count', { other: '另有 # 种供 VIP {tier}+ 使用' }),

  'earn.ways.way': '生息方式',
  'earn.ways.access': '资金取回',
  'earn.ways.next': '新增 {coin} 的年化',
  'earn.ways.for': '{amount} 的年化',
  'earn.ways.payment': '首次派息',
  'earn.ways.minimum': '最低金额',

  'earn.ways.flexible': '活期',
  'earn.ways.fixed': plural('days', { other: '定期 # 天' }),
  'earn.ways.staking': '链上赚币',
  'earn.ways.stakingOf': '链上赚币：{name}',
  'earn.ways.launchpool': 'Launchpool：{coin}',
  'earn.ways.softStaking': '软质押',
  'earn.ways.product.flexible': '活期',
  'earn.ways.product.fixed': '定期',
  'earn.ways.product.staking': '链上赚币',
  'earn.ways.product.launchpool': 'Launchpool',
  'earn.ways.product.soft-staking': '软质押',
  'earn.ways.vipFrom': 'VIP {tier}+',
  'earn.ways.best': '最佳',
  'earn.ways.bestFor': '{amount} 最佳',
  'earn.ways.bestAnyTime': '随取最佳',
  'earn.ways.open': '{apr}，{way}：打开',

  'earn.ways.anyTime': '随时',
  'earn.ways.ends': '{at} 结束',
  'earn.ways.early': '提前取回无利息',
  'earn.ways.notEarly': '不可提前取回',
  'earn.ways.withMoney': '随本金一并支付',
  'earn.ways.every.hour': '之后每小时',
  'earn.ways.every.day': '之后每天',
  'earn.ways.every.once': '一次性支付',

  'earn.ways.upTo': '最高',
  'earn.ways.left': '新增 {amount} {coin} 以内，之后 {apr}',
  'earn.ways.usedUp': '基础利率，加息额度已用完',
  'earn.ways.parts': '{base} + {bonus} 加息',
  'earn.ways.partsIn': '{base} + {bonus}（{coin}）',
  'earn.ways.estimated': '预估',
  'earn.ways.estimate': '预估，以 {coin} 支付',
  'earn.ways.paidIn': '以 {coin} 支付',
  'earn.ways.below': '低于最低金额',
  'earn.ways.above': '最多 {amount} {coin}',

  'earn.ways.obstacle.sold-out': '已售罄',
  'earn.ways.obstacle.not-started': '未开始',
  'earn.ways.obstacle.ended': '已结束',
  'earn.ways.obstacle.vip': 'VIP 专享',
  'earn.ways.obstacle.not-lent': '低于您的最低年化',
  'earn.ways.obstacle.used-up': '已达个人上限',
  'earn.ways.obstacle.no-rate': '暂无利率',
  'earn.ways.obstacle.unknown': '暂不确定能否使用',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.ways.stakingOf': '投入：{name}',
};
