import { places } from './places.ts';

const en = {
  title: places.title.en,
  lead: 'Managed strategies held in units. The value of a unit moves, up and down.',
  'order.title': 'Private wealth order',
  disclaimer: places.disclaimer.en,
  'how.title': 'How it works',
  'how.units.title': 'You hold units',
  'how.units.text': 'A purchase buys units, counted to six decimals. Their number changes only when you buy or redeem.',
  'how.value.title': 'The value of a unit moves',
  'how.value.text': 'Each hour has its own value. Your order is carried out at the value when the exchange takes it.',
  'how.redeem.title': 'Redeemed to {account}',
  'how.redeem.text': 'Redeem some units or all of them. What they are worth then arrives in the product’s coin.',
  'how.risk.title': 'What can go wrong',
  'how.risk.text': 'The value can fall, and you may get back less than you put in. Past results say nothing of later ones.',
};

const zh: Record<keyof typeof en, string> = {
  title: places.title.zh,
  lead: '以份额持有的管理策略，单位净值会涨也会跌。',
  'order.title': '私人财富订单',
  disclaimer: places.disclaimer.zh,
  'how.title': '运作方式',
  'how.units.title': '您持有份额',
  'how.units.text': '申购即买入份额，精确到六位小数。只有申购或赎回时份额才会变化。',
  'how.value.title': '单位净值会变动',
  'how.value.text': '每小时有一个净值，订单按交易所受理时的净值成交。',
  'how.redeem.title': '赎回至{account}',
  'how.redeem.text': '可赎回部分或全部份额，届时的价值以产品币种到账。',
  'how.risk.title': '有哪些风险',
  'how.risk.text': '净值可能下跌，您可能无法收回全部投入。过往表现不代表未来。',
};

/** The messages of the page of private wealth; the components bring their own. */
export const privateWealthMessages = {
  en,
  zh,
  us: {
    en: {
      'how.units.text': 'A commitment buys units, counted to six decimals. Their number changes only when you commit or redeem.',
    },
    zh: {
      'how.units.text': '投入即买入份额，精确到六位小数。只有投入或赎回时份额才会变化。',
    },
  },
};
