import type { Translation } from '../messages/defineMessages.ts';
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
  'earn.staking.about.noOverview': '该产品暂无说明',
  'earn.staking.about.source.network': '网络向参与验证者发放的奖励。',
  'earn.staking.about.source.protocol': 'DeFi 协议支付的手续费与利息。',
  'earn.staking.about.source.bonus': '交易所在限定时间内发放的加息。',
};
