import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './historyMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.records.title': '简单赚币历史',
  'earn.records.products': '产品',
  'earn.records.flexible': '活期',
  'earn.records.fixed': '定期',
  'earn.records.filters': '筛选',
  'earn.records.coin': '币种',
  'earn.records.allCoins': '全部币种',
  'earn.records.type': '类型',
  'earn.records.allTypes': '全部类型',
  'earn.records.filterFailed': '选项加载失败。',
  'earn.records.captionFlexible': '活期历史，最新在前',
  'earn.records.captionFixed': '定期历史，最新在前',
  'earn.records.amount': '数量',
  'earn.records.term': '期限',
  'earn.records.days': '{days} 天',
  'earn.records.earned': '收益',
  'earn.records.atApr': '年化 {apr}',
  'earn.records.earnedIn': '收益币种',
  'earn.records.id': '记录',
  'earn.records.project': '项目',
  'earn.records.subscribe': '申购',
  'earn.records.redeem': '赎回',
  'earn.records.interest': '利息',
  'earn.records.bonus': '奖励',
  'earn.records.rateUp': '加息券',
  'earn.records.unknown': '其他',
  'earn.records.launchpad': 'Launchpad',
  'earn.records.launchpool': 'Launchpool',
  'earn.records.emptyHint': '所选日期内没有记录，请选择其他日期、币种或类型。',
  'earn.records.anonymous': '登录后查看历史',
  'earn.records.anonymousHint': '您的申购、赎回和利息记录将显示在这里。',
  'earn.records.hours': '{day} {coin} 每小时利息',
  'earn.records.hoursFailed': '每小时明细加载失败',
  'earn.records.hoursEmpty': '当日未发放利息。',
  'earn.records.export': '导出 {count} 条记录（CSV）',
  'earn.records.exportFile': '导出（CSV）',
  'earn.records.exportFailed': '记录读取失败，未生成文件，请重试。',
  'earn.records.exportMissing': '文件中缺少 {count} 条无法读取的记录。',
  'earn.records.timeIn': '时间 ({zone})',
  'earn.records.aprPercent': '年化（%）',
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.records.subscribe': '投入',
  'earn.records.anonymousHint': '您的投入、赎回和利息记录将显示在这里。',
};
