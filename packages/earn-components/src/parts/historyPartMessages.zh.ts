import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './historyPartMessages.ts';

/** The messages of the parts of histories in simplified Chinese. */
export const zh: Translation<typeof en> = {
  noRecord: '暂无记录',
  'earn.history.range': '日期范围',
  'earn.history.rangeHint': '最多 6 个月，每日从 {zone} 00:00 开始。',
  'earn.history.last30': '30 天',
  'earn.history.last90': '3 个月',
  'earn.history.last180': '6 个月',
  'earn.history.failed': '明细加载失败',
  'earn.history.unreadable': '{count} 条记录读取失败，未显示。',
};
