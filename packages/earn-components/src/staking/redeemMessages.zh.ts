import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './redeemMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.redeem.type': '赎回方式',
  'earn.staking.redeem.standard': '标准',
  'earn.staking.redeem.fast': '快速',
  'earn.staking.redeem.fast.not-offered': '暂不提供',
  'earn.staking.redeem.fast.quota-too-small': '今日剩余额度不足',
  'earn.staking.redeem.fast.quota-unknown': '今日额度未知',
  'earn.staking.redeem.fast.closed': '快速赎回：{reason}',
  'earn.staking.redeem.from': '赎回自',
  'earn.staking.redeem.of': '赎回币种',
  'earn.staking.redeem.accruedIn': '随赎回发放的 {coin} 收益（截至目前）',
  'earn.staking.redeem.vip': '已减 VIP 手续费折扣 {discount}',
  'earn.staking.redeemed.accrued': '随赎回发放的 {coin} 收益',
  'earn.staking.redeem.into': '收到',
  'earn.staking.redeem.held': '持有',
  'earn.staking.redeem.quota': '今日快速赎回剩余额度：{amount} {coin}',
  'earn.staking.redeem.noQuota': '快速赎回不限每日额度',
  'earn.staking.redeem.nothing': '您没有可赎回的持仓。',
  'earn.staking.redeem.fee': '手续费',
  'earn.staking.redeem.feeOf': '手续费 {rate}',
  'earn.staking.redeem.received': '您将收到',
  'earn.staking.redeem.redeemed': '赎回时间',
  'earn.staking.redeem.arrives': '到账时间',
  'earn.staking.redeem.arrivesAbout': '预计到账时间',
  'earn.staking.redeem.feeUnknown': '交易所未给出手续费，到账数量未知。',
  'earn.staking.redeem.debtNote': '赎回将结清该产品的凭证，币种返还至您的账户。',
  'earn.staking.redeem.failed': '持仓加载失败。',
  'earn.staking.redeem.stale': '持仓刷新失败，数据可能已变化。',
  'earn.staking.redeemed.title': '赎回已提交',
  'earn.staking.redeemed.arrivedTitle': '赎回成功',
  'earn.staking.redeemed.text': '{amount} {coin} 正在处理中。',
  'earn.staking.redeemed.arrived': '{amount} {coin} 已到账。',
  'earn.staking.redeemed.history': '查看记录',
  'earn.staking.redeemed.view': '查看持仓',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.staking.redeemed.title': '领取成功',
  'earn.staking.redeemed.arrivedTitle': '领取成功',
};
