import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './orderMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.wealth.order.failedNow': '无法加载该订单，暂时无法下单或赎回。',
  'earn.wealth.order.noneNow': '没有该订单，无法下单或赎回。',
  'earn.wealth.order.unitsUnknown': '交易所未返回您的份额，暂时无法赎回。',
  'earn.wealth.purchase.title': '追加 {name}',
  'earn.wealth.purchase.balanceFailed': '余额加载失败',
  'earn.wealth.purchase.balanceUnknown': '交易所未返回您的余额，暂时无法下单。',
  'earn.wealth.purchase.minimumUnknown': '该订单的最小数量未知，暂时无法下单。请稍后重新打开，或联系客户经理。',
  'earn.wealth.purchase.minimum': '最小数量 {amount} {coin}',
  'earn.wealth.purchase.units': '预计份额',
  'earn.wealth.purchase.disclaimer': '我已阅读并同意',
  'earn.wealth.purchase.disclaimerLink': '《免责声明》',
  'earn.wealth.purchase.risk': '单位净值可能下跌，您取回的金额可能少于投入的金额。',
  'earn.wealth.purchase.moves': '单位净值每小时变动，订单按交易所受理时的净值成交。',
  'earn.wealth.purchased.title': '申购成功',
  'earn.wealth.purchased.text': '已申购 {amount} {coin}。',
  'earn.wealth.purchased.more': '继续申购',
  'earn.wealth.redeem.title': '赎回 {name}',
  'earn.wealth.redeem.units': '份额',
  'earn.wealth.redeem.unitsOf': '{amount} 份',
  'earn.wealth.redeem.redeemable': '可赎回份额',
  'earn.wealth.redeem.nothing': '没有可赎回的份额。',
  'earn.wealth.redeem.amount': '预计到账',
  'earn.wealth.redeem.left': '剩余份额',
  'earn.wealth.redeemed.title': '赎回成功',
  'earn.wealth.redeemed.text': '已赎回 {amount} 份。',
  'earn.wealth.redeemed.more': '继续赎回',
  'earn.wealth.purchase.unresolved': '未能连接交易所。请重新查询，或在下单前查看订单的份额。',
  'earn.wealth.redeem.unresolved': '未能连接交易所。请重新查询，或在赎回前查看订单的份额。',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.wealth.purchased.title': '投入成功',
  'earn.wealth.purchased.text': '已投入 {amount} {coin}。',
  'earn.wealth.purchased.more': '继续投入',
};
