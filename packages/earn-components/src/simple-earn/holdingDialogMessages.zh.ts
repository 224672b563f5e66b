import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './holdingDialogMessages.ts';

/** The messages of these dialogs in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.interest.titleOf': '{coin} 利息明细',
  'earn.interest.caption': '每日利息，按日期从新到旧',
  'earn.interest.date': '日期（{zone}）',
  'earn.interest.lent': '出借数量',
  'earn.interest.apr': '出借年化',
  'earn.interest.amount': '利息',
  'earn.interest.emptyHint': '所选日期内没有派息。',

  'earn.aprDetails.titleOf': '{coin} 年化详情',
  'earn.aprDetails.views': '视图',
  'earn.aprDetails.trend': '实时年化',
  'earn.aprDetails.minimum': '最低年化',
  'earn.aprDetails.noteHourly': '年化每小时随供需变化，历史年化不代表未来收益。',
  'earn.aprDetails.noteBase': '图中仅为出借年化，奖励年化另行发放，未计入。',

  'earn.bonus.earned': '您的持仓奖励年化',
  'earn.bonus.most': '活动奖励年化最高 {apr}。',
  'earn.bonus.ends': '活动结束时间',
  'earn.bonus.ended': '该币种的奖励活动已于 {time} 结束。',
  'earn.bonus.notStarted': '该币种的奖励活动将于 {time} 开始。',

  'earn.minApr.failed': '年化数据加载失败',

  'earn.aprDetails.empty': '该币种出借满一小时后显示年化走势。',

  'earn.minApr.description': '仅当年化不低于该值时才会出借您的 {coin}。设得过高可能导致资金闲置。',
  'earn.minApr.bounds': '可设置 {least}% 至 {most}%',
  'earn.minApr.noBounds': '交易所当前未提供 {coin} 最低年化的可设范围，暂时无法修改。',
  'earn.minApr.current': '您的最低年化',
  'earn.minApr.market': '市场年化',
  'earn.minApr.bonusHint': '如需保留奖励年化，最低年化请不要超过 {percent}%。{percent}% 是未另设上限的币种可设的最高值。',
};
