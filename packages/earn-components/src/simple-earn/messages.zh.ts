import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** The messages of this room in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.holdings.caption': '活期持仓',
  'earn.holdings.principal': '本金 / 已出借',
  'earn.holdings.borrowed': '当前被借出',
  'earn.holdings.redeeming': '赎回中 {amount} {coin}',
  'earn.holdings.revoke': '撤销赎回',
  'earn.holdings.revokeCoin': '撤销赎回 {amount} {coin}',
  'earn.holdings.interestOf': '累计利息 {amount} {coin}，查看明细',
  'earn.holdings.apr': '预估下期年化',
  'earn.holdings.aprOf': '{coin} 预估年化 {apr}，查看详情',
  'earn.holdings.aprUpTo': '最高 {apr}',
  'earn.holdings.aprUpToOf': '最高 {apr}，{coin} 预估年化，查看详情',
  'earn.holdings.bonus': '奖励',
  'earn.holdings.bonusCoin': '含 {apr} 奖励年化',
  'earn.holdings.bonusUpTo': '含最高 {apr} 奖励年化',
  'earn.holdings.autoEarn': '自动理财',
  'earn.holdings.subscribe': '继续申购',
  'earn.holdings.subscribeCoin': '继续申购 {coin}',
  'earn.holdings.empty': '暂无活期持仓',
  'earn.holdings.emptyHint': '申购后，从下一个整点开始计息，可随时赎回。',
  'earn.holdings.browse': '浏览产品',
  'earn.holdings.anonymous': '登录后查看持仓',
  'earn.holdings.anonymousHint': '您出借的币种和收益会显示在这里。',
  'earn.holdings.failed': '持仓加载失败',
  'earn.holdings.failedHint': '您的资产不受影响，请重试。',
  'earn.holdings.unreadable': '{count} 条持仓读取失败，未显示。您的资产不受影响。',

  'earn.detail.title': '简单赚币 - 活期',
  'earn.detail.holding': '持有中',
  'earn.detail.lending': '出借信息',
  'earn.detail.edit': '修改',
  'earn.detail.editMinApr': '修改最低出借年化',
  'earn.detail.autoEarnHint': '自动出借闲置的 {coin}，可随时赎回。',
  'earn.detail.none': '您没有 {coin} 活期持仓',
  'earn.detail.failed': '持仓加载失败',

  'earn.summary.title': '我的赚币',
  'earn.summary.total': '总价值',
  'earn.summary.yesterday': '昨日收益',
  'earn.summary.yesterdayNote': '含奖励，按 {zone} 自然日',
  'earn.summary.cumulative': '累计收益',
  'earn.summary.cumulativeNote': '含奖励',
  'earn.summary.anonymous': '让持有的币产生收益',
  'earn.summary.anonymousHint': '登录后查看持仓和收益。活期每小时派息、随时赎回；定期按期限付息。',
  'earn.summary.failed': '资产汇总加载失败。',

  'earn.autoEarn.switch': '{coin} 自动理财',
  'earn.autoEarn.enableTitle': '开启 {coin} 自动理财？',
  'earn.autoEarn.disableTitle': '关闭 {coin} 自动理财？',
  'earn.autoEarn.enableAllTitle': '开启全部币种的自动理财？',
  'earn.autoEarn.disableAllTitle': '关闭全部币种的自动理财？',
  'earn.autoEarn.enableText': '闲置余额将自动出借。您可随时赎回或关闭。',
  'earn.autoEarn.disableText': '闲置余额将不再自动出借。已出借的部分会继续计息，直到您赎回。',
  'earn.autoEarn.enable': '开启',
  'earn.autoEarn.disable': '关闭自动理财',
  'earn.autoEarn.offerFailed': '无法确认您能否使用自动理财。',
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.holdings.subscribe': '继续投入',
  'earn.holdings.subscribeCoin': '继续投入 {coin}',
  'earn.holdings.emptyHint': '投入后，从下一个整点开始计息，可随时赎回。',
};
