import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** The messages of the shared parts in simplified Chinese. */
export const zh: Translation<typeof en> = {
  noRecord: '暂无记录',
  'simple.no_results': '无搜索结果',

  'earn.list.search': '搜索币种',
  'earn.list.noResultsHint': '没有与“{search}”匹配的币种。',
  'earn.list.clearSearch': '清除搜索',
  'earn.list.usdtValue': '≈ {amount} USDT',

  'earn.history.range': '日期范围',
  'earn.history.rangeHint': '最多 6 个月，每日从 {zone} 00:00 开始。',
  'earn.history.last30': '30 天',
  'earn.history.last90': '3 个月',
  'earn.history.last180': '6 个月',
  'earn.history.failed': '明细加载失败',
  'earn.history.unreadable': '{count} 条记录无法识别',

  'earn.trend.period': '时间范围',
  'earn.trend.24h': '24 小时',
  'earn.trend.7d': '7 天',
  'earn.trend.30d': '30 天',
  'earn.trend.latest': '最新年化',
  'earn.trend.average': '平均',
  'earn.trend.lowest': '最低',
  'earn.trend.highest': '最高',
  'earn.trend.chart': '{coin} {period}年化走势',
  'earn.trend.chartHint': '用左右方向键逐点查看。',
  'earn.trend.point': '{time}：{apr}',
  'earn.trend.asOf': '截至 {time}（{zone}）',
  'earn.trend.showTable': '以表格显示',
  'earn.trend.showChart': '以图表显示',
  'earn.trend.tableCaption': '{coin} {period}年化，按时间从新到旧',
  'earn.trend.failed': '年化数据加载失败',

  'earn.rateChange.title': '利率已从 {from} 变为 {to}',
  'earn.rateChange.text': '请求未发送，您填写的数量已保留。',
  'earn.rateChange.accept': '按 {to} 继续',
  'earn.ladder.title': '阶梯奖励年化',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': '{from} {coin} 以上',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': '奖励以 {coin} 发放。',
  'earn.ladder.limit': '奖励最多按 {amount} {coin} 计算。',
  'earn.ladder.held': '阶梯从您已持有的 {amount} {coin} 起计算。',
  'earn.rules.title': '规则',
  'earn.rules.trading': '交易规则',
  'earn.rules.product': '产品规则',
};
