import type { Translation } from '../messages/defineMessages.ts';
import type { en } from './partMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.stake.failed': '产品加载失败',
  'earn.staking.stake.missing': '暂未提供该产品',
  'earn.staking.stake.missingText': '产品可能已结束，您的持仓不受影响。',
  'earn.staking.stake.unnamed': '协议 {pid}',

  'earn.staking.period.upTo': '最长 {days} 天',
  'earn.staking.period.equal': '{days} 天',
  'earn.staking.period.range': '{min} – {max} 天',
  'earn.staking.period.tip.immediate': '标准赎回即时到账。',
  'earn.staking.period.tip.upTo': '标准赎回最长需要 {days} 天。',
  'earn.staking.period.tip.equal': '标准赎回需要 {days} 天。',
  'earn.staking.period.tip.range': '标准赎回需要 {min} – {max} 天。',

  'earn.staking.protocol.title': '选择协议',

  'earn.staking.staked.timeline': '时间安排',

  'earn.staking.redeem.minutes': '{minutes} 分钟',
};
