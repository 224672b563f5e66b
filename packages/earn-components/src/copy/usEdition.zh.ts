import type { Catalogue } from './en.ts';

/** What the US edition says differently, in simplified Chinese (AMB-129). Loaded with the Chinese words. */
export const usEditionZh: Partial<Catalogue> = {
  'lend_earn.notsubscribe.toast': '您的资金正作为保证金使用且已锁定，暂时无法投入。',
  'earn.market.subscribe': '投入',
  'earn.market.subscribeCoin': '投入 {coin}',
  'earn.holdings.subscribe': '继续投入',
  'earn.holdings.subscribeCoin': '继续投入 {coin}',
  'earn.holdings.emptyHint': '投入后，从下一个整点开始计息，可随时赎回。',
  'earn.flexible.timeline.subscribed': '投入',
  'earn.flexible.subscribe.title': '投入 {coin}',
  'earn.flexible.subscribe.action': '投入',
  'earn.flexible.subscribe.missing': '暂时无法投入 {coin}',
  'earn.flexible.subscribe.noRate': '{coin} 当前没有利率，暂时无法投入。',
  'earn.flexible.subscribe.sent': '投入数量',
  'earn.flexible.subscribed.title': '投入成功',
  'earn.flexible.subscribed.toast': '已投入 {amount} {coin}',
  'earn.flexible.subscribed.more': '继续投入',
  'earn.flexible.subscribe.unresolved.toast': '暂时无法确认 {coin} 投入是否成功，请重新打开核对。',
};
