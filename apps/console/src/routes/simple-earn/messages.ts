import { places } from './places.ts';

const en = {
  title: places.title.en,
  lead: 'Lend coins you hold and earn interest every hour. Redeem whenever you like.',
  'how.title': 'How it works',
  'how.lend.title': 'You lend, borrowers pay',
  'how.lend.text': 'Your coins go into a pool that margin traders borrow from. The rate follows what they pay and changes every hour.',
  'how.hour.title': 'Interest every hour',
  'how.hour.text': 'Each full hour your share is added to your balance. The first payment comes after the first full hour.',
  'how.redeem.title': 'Redeem at any time',
  'how.redeem.text':
    'Funds that are not borrowed return at once. Borrowed funds return at the next full hour, and you can cancel until then.',
  'how.risk.title': 'What can go wrong',
  'how.risk.text':
    'Rates are not guaranteed and can fall to your minimum or below. When many people redeem, your redemption can take until the next hour.',
  'holdings.title': places.holdingsTitle.en,
  'holdings.vipTitle': 'My VIP orders',
  'holdings.tabs': 'Products',
  'holdings.flexible': 'Flexible',
  'holdings.fixed': 'Fixed',
  'holding.title': '{coin} holding',
  'faq.title': places.faqTitle.en,
  'faq.lead': 'Answers about lending, terms, vouchers and payments.',
  'holding.fixedTitle': 'Fixed order {id}',
  'history.title': 'Simple Earn history',
  'outside.holding': places.outsideHolding.en,
} as const;

const zh: Readonly<Record<keyof typeof en, string>> = {
  title: places.title.zh,
  lead: '出借您持有的币种，每小时获得利息，随时可赎回。',
  'how.title': '如何运作',
  'how.lend.title': '您出借，借款人付息',
  'how.lend.text': '您的资产进入借贷池，供杠杆交易者借用。利率由借款需求决定，每小时变化。',
  'how.hour.title': '每小时计息',
  'how.hour.text': '每个整点，您的收益计入余额。首次发放在第一个完整小时之后。',
  'how.redeem.title': '随时赎回',
  'how.redeem.text': '未借出的部分立即到账；已借出的部分在下一个整点到账，在此之前您可以撤销。',
  'how.risk.title': '有哪些风险',
  'how.risk.text': '利率不作保证，可能降至您设定的最低值或更低。集中赎回时，到账可能要等到下一个整点。',
  'holdings.title': places.holdingsTitle.zh,
  'holdings.vipTitle': '我的 VIP 订单',
  'holdings.tabs': '产品',
  'holdings.flexible': '活期',
  'holdings.fixed': '定期',
  'holding.title': '{coin} 持仓',
  'faq.title': places.faqTitle.zh,
  'faq.lead': '关于出借、期限、加息券和发放的解答。',
  'holding.fixedTitle': '定期订单 {id}',
  'history.title': '简单赚币历史',
  'outside.holding': places.outsideHolding.zh,
};

/** The messages of the pages of Simple Earn; the components bring their own. */
export const simpleEarnMessages = { en, zh };
