import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './trendMessages.ts';

/** The messages of the charts of rates in simplified Chinese. */
export const zh: Translation<typeof en> = {
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
  'earn.trend.point': '{time}：{value}',
  'earn.trend.asOf': '截至 {time} ({zone})',
  'earn.trend.showTable': '以表格显示',
  'earn.trend.showChart': '以图表显示',
  'earn.trend.tableCaption': '{coin} {period}年化，按时间从新到旧',
  'earn.trend.failed': '年化数据加载失败',
};
