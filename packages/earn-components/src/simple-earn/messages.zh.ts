import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './messages.ts';

/** {@link en} in simplified Chinese. */
export const messages: Translation<typeof en> = {
  'earn.holdings.open': '活期：查看 {coin}',
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
  'earn.holdings.bonus': '加息',
  'earn.holdings.bonusCoin': '含 {apr} 加息年化',
  'earn.holdings.bonusUpTo': '含最高 {apr} 加息年化',
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

  'earn.autoEarn.switch': '{coin} 自动理财',
  'earn.autoEarn.offerFailed': '无法确认您能否使用自动理财。',

  'earn.autoEarn.card.text': '每小时自动出借您的闲置余额，可随时赎回。',
  'earn.autoEarn.card.enabling': '开启中',
  'earn.autoEarn.card.all': '已对全部币种开启',
  'earn.autoEarn.card.coins': '已对 {listed} 个币种中的 {coins} 个开启',
  'earn.autoEarn.card.enable': '开启',
  'earn.autoEarn.card.enableLabel': '开启自动理财',
  'earn.autoEarn.card.setUp': '设置',
  'earn.autoEarn.card.setUpLabel': '设置自动理财',
  'earn.autoEarn.card.failed': '自动理财状态加载失败。',

  'earn.heldBack.launchpool': 'Launchpool 质押',
  'earn.heldBack.margin': '保证金占用',
  'earn.heldBack.unknown': '保证金或 Launchpool 占用',
};

/** What the US edition words differently. */
export const us: UsWording<typeof en> = {
  'earn.holdings.subscribe': '继续投入',
  'earn.holdings.subscribeCoin': '继续投入 {coin}',
  'earn.holdings.emptyHint': '投入后，从下一个整点开始计息，可随时赎回。',
  'earn.heldBack.launchpool': 'Launchpool 投入',
};
