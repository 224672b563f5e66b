import type { Translation, UsWording } from '../messages/defineMessages.ts';
import type { en } from './marketMessages.ts';

/** The messages of the market in simplified Chinese. */
export const zh: Translation<typeof en> = {
  'earn.market.caption': '产品',
  'earn.market.flexibleApr': '活期年化',
  'earn.market.days': '{days} 天',
  'earn.market.soldOut': '已售罄',
  'earn.market.none': '–',
  'earn.market.notOffered': '未提供',
  'earn.market.terms': '定期期限',
  'earn.market.held': '持有',
  'earn.market.available': '可用',
  'earn.market.filters': '筛选',
  'earn.market.filter.all': '全部',
  'earn.market.filter.stable': '稳定币',
  'earn.market.filter.fixed': '定期',
  'earn.market.filter.bonus': '奖励',
  'earn.market.filter.mine': '我的',
  'earn.market.noMatch': '此处暂无币种',
  'earn.market.noMatchHint': '没有符合该筛选条件的币种。',
  'earn.market.showAll': '显示全部币种',
  'earn.market.productsOf': '{coin} 产品',
  'earn.market.product': '产品',
  'earn.market.productFlexible': '活期',
  'earn.market.productFixed': '定期 {days}',
  'earn.market.minimum': '最小数量',
  'earn.market.earlyRedeem': '提前赎回',
  'earn.market.reinvest': '自动续投',
  'earn.market.anyTime': '随时',
  'earn.market.yes': '支持',
  'earn.market.no': '不支持',
  'earn.market.vipFrom': 'VIP {tier}+',
  'earn.market.subscribeProduct': '申购 {coin}：{product}',
  'earn.market.empty': '暂无产品',
  'earn.market.emptyHint': '可出借的币种会显示在这里。',
  'earn.market.failed': '产品加载失败',
  'earn.market.fixedFailed': '定期产品加载失败。',
  'earn.market.termsUnreadable': '{count} 个定期产品读取失败，未显示。',
  'earn.market.unreadable': '{count} 个币种读取失败，未显示。',

  'earn.faq.failed': '常见问题加载失败',
  'earn.faq.empty': '暂无常见问题',

  'earn.learnMore.label': '更多简单赚币信息',
  'earn.learnMore.faq': '常见问题',
  'earn.learnMore.help': '帮助',
  'earn.learnMore.course': '借贷课程',
  'earn.learnMore.proofOfReserves': '储备金证明',
  'earn.learnMore.termsOfUse': '使用条款',
  'earn.learnMore.riskDisclosure': '风险披露',
  'earn.learnMore.accountLendings': '账户中的持仓',
};

/** The messages that the US edition overrides. */
export const us: UsWording<typeof en> = {
  'earn.market.subscribeProduct': '投入 {coin}：{product}',
};
