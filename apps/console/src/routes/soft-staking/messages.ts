import { places } from './places.ts';

const en = {
  title: places.title.en,
  lead: 'Coins that you hold earn each day. No lock-up, and you stop whenever you like.',
  agreement: places.agreement.en,
  'how.title': 'How a day goes',
  'how.hour.title': 'Measured every full hour',
  'how.hour.text': 'While soft staking is on, what you hold in {account} is noted at each full hour.',
  'how.day.title': 'The average of the day counts',
  'how.day.text': 'The hours of a UTC day are averaged. An hour in which you held nothing counts as nothing.',
  'how.paid.title': 'Paid at 00:00 UTC',
  'how.paid.text': 'Each coin is paid in itself, to {account}. You can trade and withdraw all the time.',
  'how.risk.title': 'What can change',
  'how.risk.text': 'Rates change each day, and a coin can stop being paid. Its hours until then are still paid.',
};

const zh: Record<keyof typeof en, string> = {
  title: places.title.zh,
  lead: '持有的币种每日生息。不锁仓，可随时停止。',
  agreement: places.agreement.zh,
  'how.title': '一天如何计息',
  'how.hour.title': '每个整点快照',
  'how.hour.text': '软质押开启期间，每个整点记录{account}的持有量。',
  'how.day.title': '按当日平均计算',
  'how.day.text': '按 UTC 日内各小时取平均，未持有的小时按零计。',
  'how.paid.title': '00:00 UTC 派息',
  'how.paid.text': '每个币种以本币发放至{account}，期间可随时交易和提现。',
  'how.risk.title': '可能的变化',
  'how.risk.text': '利率每日变动，币种也可能停止派息；停止前的时段仍会派息。',
};

/** The messages of the page of soft staking; the components bring their own. */
export const softStakingMessages = { en, zh };
