import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './partMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.wealth.worth': '当前价值',
  'earn.wealth.income': '收益',
  'earn.wealth.units': '份额',
  'earn.wealth.name': '产品',
  'earn.wealth.netValue': '单位净值',
  'earn.wealth.movement.purchase': '申购',
  'earn.wealth.movement.redeem': '赎回',
  'earn.wealth.purchase': '继续申购',
  'earn.wealth.purchase.of': '继续申购 {name}',
  'earn.wealth.redeem': '赎回份额',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.wealth.movement.purchase': '投入',
  'earn.wealth.purchase': '继续投入',
  'earn.wealth.purchase.of': '继续投入 {name}',
};
