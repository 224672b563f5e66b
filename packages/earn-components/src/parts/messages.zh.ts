import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'simple.no_results': '无搜索结果',

  'earn.list.search': '搜索币种',
  'earn.list.noResultsHint': '没有与“{search}”匹配的币种。',
  'earn.list.clearSearch': '清除搜索',
  'earn.list.usdtValue': '≈ {amount} USDT',

  'earn.switch.unknown': '交易所未说明是否已开启。',
  'earn.switch.turnOn': '开启',

  'earn.ladder.title': '阶梯加息年化',
  'earn.ladder.step': '{from} – {to} {coin}',
  'earn.ladder.openStep': '{from} {coin} 以上',
  'earn.ladder.any': '任意数量',
  'earn.ladder.rate': '+{apr}',
  'earn.ladder.paidIn': '加息以 {coin} 发放。',
  'earn.ladder.limit': '加息最多按 {amount} {coin} 计算。',
  'earn.ladder.usedUp': '您在此处：加息额度已用完，超过 {amount} {coin} 的部分没有加息。',
  'earn.ladder.held': '阶梯从您已持有的 {amount} {coin} 起计算。',
};
