import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './partMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.launchpool.stake.poolGone': '该矿池暂不可用',
  'earn.launchpool.stake.sentHint': '数量向下取至 {decimals} 位小数。',

  'earn.launchpool.staked.myStake': '我的质押',

  'earn.launchpool.held.launchpool': 'Launchpool',
  'earn.launchpool.held.flexible': '活期简单赚币',
  'earn.launchpool.held.fixed': '定期简单赚币 {days} 天',
  'earn.launchpool.held.fixedPlain': '定期简单赚币',
  'earn.launchpool.held.staking': '链上赚币',
  'earn.launchpool.held.gusd': 'GUSD 铸造',
  'earn.launchpool.held.unknown': '未知位置',
  'earn.launchpool.held.partIn': '{place} {amount}',
  'earn.launchpool.held.until': '至 {time}',

  'earn.launchpool.counts.label': '计入奖励',
  'earn.launchpool.counts.upTo': '最多 {amount} {coin}',
  'earn.launchpool.counts.ofAll': '按您在该矿池的全部质押计算',
  'earn.launchpool.counts.nothing': '未达第一档交易量，均不计入',

  'earn.launchpool.unresolved': '未能连接交易所。请重新查询，或核对“我的统计”。',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.launchpool.staked.myStake': '我的投入',
  'earn.launchpool.counts.ofAll': '按您在该矿池的全部投入计算',
};
