import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './redeemMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.launchpool.redeem.redeemable': '可赎回',
  'earn.launchpool.redeem.lastHour': '上一小时奖励',
  'earn.launchpool.redeem.to': '返回至',
  'earn.launchpool.redeem.to.simple-earn': '活期简单赚币',
  'earn.launchpool.redeem.to.staking': '链上赚币',
  'earn.launchpool.redeem.to.gusd': 'GUSD 铸造',
  'earn.launchpool.redeem.toPart': '{amount} 至{place}',
  'earn.launchpool.redeem.sent': '实际赎回',
  'earn.launchpool.redeem.stays': '剩余质押',
  'earn.launchpool.redeem.lockedUntil': '不可提前赎回。定期于 {time} 到期，之后自动返回。',
  'earn.launchpool.redeem.lockedReturns': '不可提前赎回。定期于 {time} 到期，{returns} 自动返回。',
  'earn.launchpool.redeem.lockedParts': '不可提前赎回。每笔质押各自到期后自动返回：',
  'earn.launchpool.redeem.lockedPart': '{amount}：{time} 到期',
  'earn.launchpool.redeem.lockedPartReturns': '{amount}：{time} 到期，{returns} 返回',
  'earn.launchpool.redeem.lockedText': '不可提前赎回，到期自动返回。',
  'earn.launchpool.redeem.locked': '定期持有中',
  'earn.launchpool.redeem.nothing': '该矿池没有可赎回的数量。',
  'earn.launchpool.redeem.stale': '您的质押刷新失败，数据可能已变化。',
  'earn.launchpool.redeem.failed': '您的质押加载失败',
  'earn.launchpool.redeemed.title': '赎回成功',
  'earn.launchpool.redeemed.text': '{amount} {coin} 已从 {coin} 矿池赎回。',
  'earn.launchpool.redeemed.more': '继续赎回',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.launchpool.redeem.lockedParts': '不可提前赎回。每笔投入各自到期后自动返回：',
  'earn.launchpool.redeem.stays': '剩余投入',
  'earn.launchpool.redeem.stale': '您的投入刷新失败，数据可能已变化。',
  'earn.launchpool.redeem.failed': '您的投入加载失败',
  'earn.launchpool.redeemed.title': '领取成功',
};
