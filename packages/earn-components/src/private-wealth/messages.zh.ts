import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** Chinese messages of private wealth and asset management. */
export const zh: Translation<typeof en> = {
  'earn.wealth.orders': '我的订单',
  'earn.wealth.orders.detail': '详情',
  'earn.wealth.orders.detailOf': '{name} 详情',
  'earn.wealth.orders.failed': '订单加载失败',
  'earn.wealth.orders.none': '暂无订单',
  'earn.wealth.orders.noneHint': '首笔订单由您的客户经理协助开立，之后会显示在此处。',
  'earn.wealth.orders.anonymous': '登录后查看订单',
  'earn.wealth.orders.anonymousHint': '此处显示您的份额、价值及收益。',
  'earn.wealth.orders.unreadable': '{count} 笔订单读取失败，未显示。您的资产不受影响。',
  'earn.wealth.band': '私人财富持有情况',
  'earn.wealth.band.worth': '总价值',
  'earn.wealth.band.unknown': '{count} 笔订单数据未知',
  'earn.wealth.poster.hint': '关闭后，海报仅显示近 30 天涨跌。',
  'earn.wealth.poster.noIncome': '该订单暂无可显示的收益。',
  'earn.wealth.poster.note': '单位净值会涨也会跌。',
  'earn.wealth.order.failed': '无法加载该订单',
  'earn.wealth.order.none': '没有该订单',
  'earn.wealth.order.noneHint': '该订单可能属于其他账户。',
  'earn.wealth.order.anonymous': '登录后查看该订单',
  'earn.wealth.order.anonymousHint': '此处显示您的份额及收益。',
  'earn.wealth.order.share': '分享',
  'earn.wealth.personal': '个人信息',
  'earn.wealth.clientId': '客户 ID',
  'earn.wealth.copyClientId': '复制客户 ID',
  'earn.wealth.paid': '投入金额',
  'earn.wealth.runDays': '持有时间',
  'earn.wealth.days': '{count} 天',
  'earn.wealth.product': '产品信息',
  'earn.wealth.buyNetValue': '买入平均净值',
  'earn.wealth.recentRate': '近 30 天涨跌',
  'earn.wealth.trend.type': '图表内容',
  'earn.wealth.trend.balance': '价值',
  'earn.wealth.trend.rate': '收益率',
  'earn.wealth.trend.period': '周期',
  'earn.wealth.trend.change': '周期内变化',
  'earn.wealth.trend.failed': '无法加载走势',
  'earn.wealth.trend.empty': '走势从首次申购开始。',
  'earn.wealth.trend.unreadable': '{count} 个数据点读取失败，未显示。',
  'earn.wealth.trend.chart': '{days} 天{what}走势',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.wealth.trend.empty': '走势从首次投入开始。',
};
