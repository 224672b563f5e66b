import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.wealth.orders': '我的订单',
  'earn.wealth.orders.detail': '详情',
  'earn.wealth.orders.detailOf': '{name} 详情',
  'earn.wealth.orders.open': '{name}：查看订单',
  'earn.wealth.orders.failed': '订单加载失败',
  'earn.wealth.orders.none': '暂无订单',
  'earn.wealth.orders.noneHint': '首笔订单由您的客户经理协助开立，之后会显示在此处。',
  'earn.wealth.orders.anonymous': '登录后查看订单',
  'earn.wealth.orders.anonymousHint': '此处显示您的份额、价值及收益。',
  'earn.wealth.orders.unreadable': '{count} 笔订单读取失败，未显示。您的资产不受影响。',
  'earn.wealth.history': '申购与赎回记录',
  'earn.wealth.history.failed': '申购与赎回记录加载失败',
  'earn.wealth.history.none': '暂无申购或赎回',
  'earn.wealth.history.noneHint': '每笔份额申购与赎回都会列在此处，并显示所赎回份额的盈亏。',
  'earn.wealth.history.unreadable': '{count} 条记录读取失败，未显示。您的资金不受影响。',
  'earn.wealth.history.latest': '仅显示最近 {count} 条，共 {total} 条。',
  'earn.wealth.history.kind': '类型',
  'earn.wealth.history.realised': '赎回份额的盈亏',
  'earn.wealth.band': '私人财富持有情况',
  'earn.wealth.band.worth': '总价值',
  'earn.wealth.band.ofHeld': '当前持有的份额',
  'earn.wealth.band.unknown': '{count} 笔订单数据未知',

  'earn.wealth.worth': '当前价值',
  'earn.wealth.income': '收益',
  'earn.wealth.units': '份额',
  'earn.wealth.name': '产品',
  'earn.wealth.netValue': '单位净值',
  'earn.wealth.movement.purchase': '申购',
  'earn.wealth.movement.redeem': '赎回',
  'earn.wealth.purchase': '继续申购',
  'earn.wealth.purchase.of': '继续申购 {name}',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.wealth.history': '投入与赎回记录',
  'earn.wealth.history.failed': '投入与赎回记录加载失败',
  'earn.wealth.history.none': '暂无投入或赎回',
  'earn.wealth.history.noneHint': '每笔份额投入与赎回都会列在此处，并显示所赎回份额的盈亏。',
  'earn.wealth.movement.purchase': '投入',
  'earn.wealth.purchase': '继续投入',
  'earn.wealth.purchase.of': '继续投入 {name}',
};
