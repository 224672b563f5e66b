import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './orderPartMessages.ts';

/** The messages of the parts of orders in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.ladder.title': '阶梯奖励年化',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': '{from} {coin} 以上',
  'earn.ladder.any': '任意数量',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': '奖励以 {coin} 发放。',
  'earn.ladder.limit': '奖励最多按 {amount} {coin} 计算。',
  'earn.ladder.usedUp': '您在此处：奖励额度已用完，超过 {amount} {coin} 的部分没有奖励。',
  'earn.ladder.held': '阶梯从您已持有的 {amount} {coin} 起计算。',

  'earn.rules.title': '规则',
  'earn.rules.trading': '交易规则',
  'earn.rules.product': '产品规则',

  'earn.terms.before': '继续之前请阅读：',
  'earn.terms.use': '使用条款',
  'earn.terms.between': '、',
  'earn.terms.risk': '风险披露',
};
