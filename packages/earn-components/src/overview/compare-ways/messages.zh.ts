import { plural } from '@earnkit/ui';
import type { Translation, UsWording } from '../../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.compare.caption': '生息方式对比',
  'earn.compare.amount': '金额',
  'earn.compare.need': '我需要用钱的日期',
  'earn.compare.in': plural('days', { other: '# 天后' }),
  'earn.compare.dayIn': '{day}，{in}',

  'earn.compare.noAmount': '输入金额，查看届时可得。',
  'earn.compare.reading': '正在读取利率…',
  'earn.compare.unread': '部分数据无法读取，因此无法判断最佳方式。',
  'earn.compare.best': '如果您在 {day} 需要用钱，{way}最佳：{have}。',
  'earn.compare.alone': '如果您在 {day} 需要用钱，{way}可得 {have}。',
  'earn.compare.estimated': '如果您在 {day} 需要用钱，{way}预计可得 {have}。',
  'earn.compare.none': '到 {day} 为止，没有一种方式有确定的收益。',
  'earn.compare.more': '比{way}多 {amount}。',
  'earn.compare.early': '{way}只能取回 {amount}，没有利息。',
  'earn.compare.locked': '{way}在 {day} 之前无法取出。',
  'earn.compare.then': '{way}到期后转活期',
  'earn.compare.ofCoin': '{way}（{coin}）',

  'earn.compare.anyTime': '随时取出',
  'earn.compare.thenFlexible': '到期后转活期',
  'earn.compare.bestBadge': '当日最佳',
  'earn.compare.estimate': '预估',
  'earn.compare.remove': '移除{way}',
  'earn.compare.have': '{day} 可得',
  'earn.compare.haveValue': '{day} 的价值',
  'earn.compare.earned': '收益（{coin}）',
  'earn.compare.rate': '{amount} 的年化',
  'earn.compare.rateAlone': '年化',
  'earn.compare.worst': '最坏情况',
  'earn.compare.leaving': '当日取出的代价',
  'earn.compare.better': '优于活期的日期',
  'earn.compare.back': '资金取回',

  'earn.compare.and': '和 {amount}',
  'earn.compare.parts': '{amount} + {bonus}（{coin}）',
  'earn.compare.notYet': '尚不可取',
  'earn.compare.lockedAmount': '{amount} 锁定中',
  'earn.compare.rateHour': '每小时调整',
  'earn.compare.rateTerm': plural('days', { other: '# 天内固定' }),
  'earn.compare.worst.flexible': '利率下降；借出较多时需要等待。',
  'earn.compare.worst.early': '提前取出：取回 {amount}，没有利息。',
  'earn.compare.worst.earlyAlone': '提前取出：只取回本金，没有利息。',
  'earn.compare.worst.locked': '{day} 之前无法取出。',
  'earn.compare.notPossible': '无法取出',
  'earn.compare.interestOf': plural('days', { other: '# 天的利息' }),
  'earn.compare.interestBonus': plural('days', { other: '# 天的利息及加息' }),
  'earn.compare.dayNumber': '第 {number} 天',
  'earn.compare.notWithin': plural('days', { other: '# 天内没有' }),
  'earn.compare.below': '低于最低金额 {amount}',
  'earn.compare.above': '最多 {amount}',
  'earn.compare.gone': '已不再提供',
  'earn.compare.failed': '无法读取',
  'earn.compare.openOf': '申购：{way}',

  'earn.compare.addOne': '再添加一种方式即可对比。',
  'earn.compare.add': '添加方式',
  'earn.compare.empty': '还没有可对比的方式',
  'earn.compare.emptyHint': '从市场中添加最多三种生息方式。',
  'earn.compare.clear': '全部清空',
  'earn.compare.visitor': '按尚未持有这些产品的情况计算。',
  'earn.compare.noteFlexible': '{coin} 活期全程按今日 {apr} 计算，实际会变动。',
  'earn.compare.notePrice': '1 {bonus} 按今日价格 {price} {coin} 计算。',
  'earn.compare.noteFrom': '定期自 {at} 起息。',
  'earn.compare.noteThen': '到期后资金转入活期继续生息。',
  'earn.compare.noteMixed': '币种不同：价值按今日价格折合 USDT，实际会变动。',
  'earn.compare.noteVouchers': '未计入加息券。',

  'earn.compare.tray': '对比',
  'earn.compare.trayOne': '再添一个',
  'earn.compare.trayFull': '最多三个。',
  'earn.compare.trayOpen': '对比 {count} 个',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.compare.openOf': '投入：{way}',
};
