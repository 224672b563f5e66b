import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './eligibilityMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.launchpool.eligibility.title': '多少数量计入奖励',
  'earn.launchpool.eligibility.text': '近 {days} 天的现货与合约交易量决定您在 {coin} 矿池的质押有多少计入奖励。未达第一档时均不计入。',
  'earn.launchpool.eligibility.mine': '我的交易量',
  'earn.launchpool.eligibility.visitor': '登录后查看您的交易量所达档位。',
  'earn.launchpool.eligibility.reached': '已达到',
  'earn.launchpool.eligibility.tiers': '档位',
  'earn.launchpool.eligibility.tier': '档位',
  'earn.launchpool.eligibility.volume': '交易量下限',
  'earn.launchpool.eligibility.limit': '最多计入',
  'earn.launchpool.eligibility.none': '该矿池没有档位',
  'earn.launchpool.eligibility.noneHint': '无论交易量多少，您的质押全部计入奖励。',
  'earn.launchpool.eligibility.futures': '交易合约',
  'earn.launchpool.eligibility.spot': '交易现货',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.launchpool.eligibility.text': '近 {days} 天的现货与合约交易量决定您在 {coin} 矿池的投入有多少计入奖励。未达第一档时均不计入。',
  'earn.launchpool.eligibility.noneHint': '无论交易量多少，您的投入全部计入奖励。',
};
