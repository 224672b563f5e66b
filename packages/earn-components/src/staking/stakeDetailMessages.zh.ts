import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './stakeDetailMessages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.staking.protocol.use': '使用 {name}',
  'earn.staking.mint.title': '选择铸造所用的币种',
  'earn.staking.mint.use': '使用 {coin} 铸造',
  'earn.staking.coin.title': '选择币种',
  'earn.staking.coin.use': '使用 {coin}',
  'earn.staking.rateInfo.title': '{coin} 年化详情',
  'earn.staking.rateInfo.total': '预估年化',
  'earn.staking.rateInfo.reward': '{coin} 收益',
  'earn.staking.rateInfo.fee': '其中 {fee} 归协议所有。',
  'earn.staking.rateInfo.trend': '查看年化走势',
  'earn.staking.rateInfo.note': '基础与加息相加即为预估年化，加息随数量变化。',
  'earn.staking.about.overview': '概览',
  'earn.staking.about.sources': '收益来源',
  'earn.staking.about.faq': '常见问题',
  'earn.staking.about.source.network': '网络向参与验证者发放的奖励。',
  'earn.staking.about.source.protocol': 'DeFi 协议支付的手续费与利息。',
  'earn.staking.about.source.bonus': '交易所在限定时间内发放的加息。',
  'earn.staking.confirm.title': '确认质押',
  'earn.staking.confirm.period': '赎回周期',
  'earn.staking.confirm.instant': '请合理安排资金：赎回即时到账，但赎回前不可使用。',
  'earn.staking.confirm.plan': '请合理安排资金：资产在赎回前不可使用。',
  'earn.staking.intro.debt': '您将获得另一种币的凭证。凭证产生收益，赎回凭证即取回原币。',
  'earn.staking.intro.defi': '资产进入您选择的 DeFi 协议。每个协议的年化与风险各不相同。',
  'earn.staking.intro.exchange': '您将获得代表该资产的代币，其价值随收益增长。',
  'earn.staking.intro.staking': '您的资产参与网络验证，网络为此发放奖励。',
  'earn.staking.intro.default': '资产自次日起产生收益，您可以随时赎回。',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.staking.confirm.title': '确认投入',
};
