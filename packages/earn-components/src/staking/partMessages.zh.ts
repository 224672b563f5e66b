import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './partMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.stake.unnamed': '协议 {pid}',

  'earn.staking.period.upTo': '最长 {days} 天',
  'earn.staking.period.equal': '{days} 天',
  'earn.staking.period.range': '{min} – {max} 天',
  'earn.staking.period.tip.immediate': '标准赎回即时到账。',
  'earn.staking.period.tip.upTo': '标准赎回最长需要 {days} 天。',
  'earn.staking.period.tip.equal': '标准赎回需要 {days} 天。',
  'earn.staking.period.tip.range': '标准赎回需要 {min} – {max} 天。',

  'earn.staking.changed.exchange-rate': '兑换比例已从 {from} 变为 {to}',
  'earn.staking.changed.fee': '手续费已从 {from} 变为 {to}',
  'earn.staking.changed.coin': '您将收到 {to}，不再是 {from}',
  'earn.staking.changed.period': '赎回时间已变化：{from} → {to}',

  'earn.staking.protocol.title': '选择协议',

  'earn.staking.staked.timeline': '时间安排',

  'earn.staking.redeem.minutes': '{minutes} 分钟',
};
