import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './portfolioMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.portfolio.share': '分享',
  'earn.portfolio.shareLabel': '分享收益',
  'earn.portfolio.allocation': '按币种的资产分布',
  'earn.portfolio.others': '其他',
  'earn.portfolio.failed': '资产分布加载失败。',
  'earn.portfolio.unvalued': '价值未知，未计入：{coins}',
  'earn.portfolio.more': '仅计入前 50 个持仓和 50 笔订单。',
  'earn.portfolio.earnings': '近 30 天利息',
  'earn.portfolio.earningsToday': '今日',
  'earn.portfolio.earningsTotal': '30 天',
  'earn.portfolio.earningsAverage': '日均',
  'earn.portfolio.earningsPoint': '{day}：{amount}',
  'earn.portfolio.earningsHint': '用左右方向键逐日查看。',
  'earn.portfolio.earningsCaption': '每日利息，按时间从新到旧',
  'earn.portfolio.earningsDay': '日期',
  'earn.portfolio.earningsEarned': '利息',
  'earn.portfolio.earningsAsOf': '活期利息与定期利息、加息券利息，不含奖励，按 {zone} 自然日与当前价格折算，截至 {day}。',
  'earn.portfolio.earningsFailed': '利息加载失败',
  'earn.portfolio.earningsEmpty': '近 30 天暂无利息',
  'earn.portfolio.earningsEmptyHint': '活期借出后每小时派息；定期到期付息。',
  'earn.portfolio.earningsMore': '您的记录多于此处计入的数量。',
  'earn.portfolio.usdt': '{amount} USDT',
  'earn.portfolio.showTable': '以表格显示',
  'earn.portfolio.showChart': '以图表显示',
};
