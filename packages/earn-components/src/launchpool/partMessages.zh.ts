import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './partMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.launchpool.stake.poolGone': '该矿池暂不可用',
  'earn.launchpool.stake.sentHint': '数量向下取至 {decimals} 位小数。',

  'earn.launchpool.staked.myStake': '我的质押',

  'earn.launchpool.unresolved': '未能连接交易所。请重新查询，或核对“我的统计”。',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.launchpool.staked.myStake': '我的投入',
};
