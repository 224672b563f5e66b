import { places } from './places.ts';

const en = {
  title: 'Earn',
  lead: 'Everything that works for you, in one place.',
  'calendar.title': places.calendar.en,
  'statement.title': places.statement.en,
  'statement.lastMonth': 'Last month’s statement',
  'ways.title': 'Best for your {coin}',
  'ways.lead': 'Every way to earn, at the rate that your next {coin} gets.',
  'compare.title': 'Compare',
  'compare.lead': 'What you would have, on the day you need it.',
  'compare.share': 'Copy the address of this comparison',
  campaigns: 'Campaigns',
  'candy.title': 'Candy drop',
  'candy.open': 'Open now: {count}',
  'candy.none': 'None is open now.',
  'airdrop.title': 'Holder airdrop',
  'airdrop.latest': 'Latest: {amount} {coin}, {day}',
  'airdrop.none': 'None so far.',
  'campaigns.view': 'View',
  'campaigns.viewOf': 'View {name}',
  'campaigns.failed': 'Could not be loaded.',
};

const zh: Record<keyof typeof en, string> = {
  title: '赚币总览',
  lead: '您的全部生息资产，一处查看。',
  'calendar.title': places.calendar.zh,
  'statement.title': places.statement.zh,
  'statement.lastMonth': '上月账单',
  'ways.title': '{coin} 最佳生息方式',
  'ways.lead': '所有生息方式，按您新增 {coin} 可得的利率。',
  'compare.title': '对比',
  'compare.lead': '在您需要用钱的那一天，您会有多少。',
  'compare.share': '复制此对比的链接',
  campaigns: '活动',
  'candy.title': '糖果空投',
  'candy.open': '进行中：{count} 个',
  'candy.none': '当前没有进行中的活动。',
  'airdrop.title': '持币空投',
  'airdrop.latest': '最近：{amount} {coin}，{day}',
  'airdrop.none': '暂无记录。',
  'campaigns.view': '查看',
  'campaigns.viewOf': '查看{name}',
  'campaigns.failed': '加载失败。',
};

/** The messages of the overview; the components bring their own. */
export const earnMessages = { en, zh };
