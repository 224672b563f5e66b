import { plural } from '@earnkit/ui';
import type { Translation, UsWording } from '../../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.calendar.band': '即将发生',
  'earn.calendar.nextPayment': '下次发放',
  'earn.calendar.in': '剩余',
  'earn.calendar.byItself': '自动发放',
  'earn.calendar.everyHour': '{product}：每小时',
  'earn.calendar.everyDay': '{product}：每天',
  'earn.calendar.nextMaturity': '最近到期',
  'earn.calendar.expiresFirst': '最先失效',
  'earn.calendar.nothing': '无',
  'earn.calendar.month': '月历',
  'earn.calendar.earlier': '前五周',
  'earn.calendar.later': '后五周',
  'earn.calendar.more': '+{count}',
  'earn.calendar.moreOf': plural('count', { other: '另有 # 项，见下方列表' }),
  'earn.calendar.legend.arrives': '到账或续投',
  'earn.calendar.legend.expires': '失效',
  'earn.calendar.legend.ends': '结束',
  'earn.calendar.list': '日期',
  'earn.calendar.what': '事项',
  'earn.calendar.when': '时间',
  'earn.calendar.listHint': '时间为 {zone}。每小时和每天的发放不逐条列出。',
  'earn.calendar.empty': '暂无安排',
  'earn.calendar.emptyHint': '定期到期、赎回到账、Launchpool 结束和加息券失效会显示在这里。',
  'earn.calendar.anonymous': '登录后查看日程',
  'earn.calendar.anonymousHint': '按日查看发放、到期和加息券失效。',
  'earn.calendar.failed': '部分内容未能加载，可能缺少日期：{products}。',
  'earn.calendar.vouchers': '加息券',
  'earn.calendar.matures': '{coin} 到期',
  'earn.calendar.renews': '{coin} 自动续投',
  'earn.calendar.arrives': '{coin} 到账',
  'earn.calendar.projectEnds': '{coin} Launchpool 结束',
  'earn.calendar.voucher': '加息券 {apr} 失效',
  'earn.calendar.voucherUnnamed': '一张加息券失效',
  'earn.calendar.fixed': plural('days', { other: '定期 # 天' }),
  'earn.calendar.fixedStake': plural('days', { other: 'Launchpool 质押，定期 # 天' }),
  'earn.calendar.redemption': '赎回',
  'earn.calendar.use': '去使用',

  'earn.calendar.available': '按日期可用',
  'earn.calendar.date': '截至',
  'earn.calendar.amount': '数量',
  'earn.calendar.coin': '币种',
  'earn.calendar.today': '今天',
  'earn.calendar.now': '账户现有',
  'earn.calendar.availableHint': '假设今天全部申请取回，不含之后的利息。若大部分已借出，活期可能需要等待。',
  'earn.calendar.partly': '至少如此：有一笔金额未知。',

  'earn.calendar.file': '添加到日历',
  'earn.calendar.file.products': '到期与到账',
  'earn.calendar.file.vouchers': '加息券',
  'earn.calendar.file.amounts': '文字中包含金额',
  'earn.calendar.file.amountsHint': '能看到您日历的人都会看到。',
  'earn.calendar.file.count': plural('count', { other: '# 个日期，提前一天提醒' }),
  'earn.calendar.file.save': '下载 .ics',
  'earn.calendar.file.hint': '今日的文件。日期变化后重新导入即可：条目保持同一标识，不会重复。',
  'earn.calendar.file.name': '赚币',
  'earn.calendar.file.at': '时间 {time}',
};

/** What differs in the US edition. */
export const us: UsWording<typeof en> = {
  'earn.calendar.fixedStake': plural('days', { other: 'Launchpool 投入，定期 # 天' }),
};
