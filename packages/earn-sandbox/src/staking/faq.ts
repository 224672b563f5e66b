import { bit } from '../http/wire.ts';
import { inLanguage, paysAtRedemption, type StakingProduct } from './product.ts';

/** Categories of questions, as they travel (ST-22). */
const [COMMON, OVERVIEW, DEFI] = [1, 2, 3];

/** The sentences of the questions in a language. */
interface Sentences {
  readonly whatIs: (title: string) => string;
  readonly overview: (asset: string, product: StakingProduct) => string;
  readonly whenStarts: string;
  readonly start: (product: StakingProduct) => string;
  readonly howLong: string;
  readonly period: (product: StakingProduct) => string;
  readonly difference: string;
  readonly fast: string;
  readonly standardOnly: string;
  readonly source: string;
  readonly reward: (product: StakingProduct) => string;
  readonly protocol: string;
  readonly protocolIs: string;
}

const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

const EN: Sentences = {
  whatIs: (title) => `What is ${title}?`,
  overview: (asset, { tips }) => [`You stake ${asset} and receive its rewards.`, ...tips].join(' '),
  whenStarts: 'When do rewards start?',
  start: (product) =>
    `A stake earns ${product.interestDays > 0 ? `from ${daysText(product.interestDays)} after it was made` : 'at once'}. ${
      paysAtRedemption(product)
        ? 'Rewards are paid with the redemption.'
        : `The first reward is paid after ${daysText(product.rewardDelayDays)}, then one every day.`
    }`,
  howLong: 'How long does a redemption take?',
  period: ({ incomeDays, minDays, maxDays }) => {
    if (incomeDays <= 0 && minDays <= 0 && maxDays <= 0) return 'It arrives at once.';
    if (minDays > 0 && maxDays > minDays) return `It arrives after ${minDays} to ${daysText(maxDays)}.`;
    if (minDays > 0) return `It arrives after ${daysText(minDays)}.`;
    return `It arrives after at most ${daysText(maxDays > 0 ? maxDays : incomeDays)}.`;
  },
  difference: 'What is the difference between standard and fast?',
  fast: 'A fast redemption arrives after minutes, for a fee, as far as the quota of the day allows.',
  standardOnly: 'This product has standard redemption alone.',
  source: 'Where does the reward come from?',
  reward: ({ type, token, defi }) => {
    if (type === 'debt') return 'Companies pay interest on what they borrow.';
    if (token?.grows) return `From the network. What one ${token.asset} is worth grows by it.`;
    if (token) return `From what backs ${token.asset}, such as short-term treasury bills.`;
    return defi ? 'From the protocols, which pass on what the network pays.' : 'From the network, which pays for securing it.';
  },
  protocol: 'What is a protocol?',
  protocolIs: 'A program on the chain that stakes your coins. Each has its own rate and its own risk.',
};

const ZH: Sentences = {
  // Latin letters stand apart from Chinese ones.
  whatIs: (title) => `什么是${/^\w/.test(title) ? ' ' : ''}${title}？`,
  overview: (asset, { tips }) => [`您投入 ${asset} 并获得奖励。`, ...tips].join(''),
  whenStarts: '奖励从何时开始计算？',
  start: (product) =>
    `${product.interestDays > 0 ? `投入 ${product.interestDays} 天后开始计算奖励。` : '投入后立即开始计算奖励。'}${
      paysAtRedemption(product) ? '奖励随赎回一并发放。' : `首笔奖励在 ${product.rewardDelayDays} 天后发放，之后每天发放一次。`
    }`,
  howLong: '赎回需要多长时间？',
  period: ({ incomeDays, minDays, maxDays }) => {
    if (incomeDays <= 0 && minDays <= 0 && maxDays <= 0) return '即时到账。';
    if (minDays > 0 && maxDays > minDays) return `${minDays} 至 ${maxDays} 天到账。`;
    if (minDays > 0) return `${minDays} 天到账。`;
    return `最长 ${maxDays > 0 ? maxDays : incomeDays} 天到账。`;
  },
  difference: '标准赎回与快速赎回有何区别？',
  fast: '快速赎回在数分钟内到账，收取手续费，并受当日额度限制。',
  standardOnly: '该产品仅支持标准赎回。',
  source: '奖励从何而来？',
  reward: ({ type, token, defi }) => {
    if (type === 'debt') return '来自企业为借款支付的利息。';
    if (token?.grows) return `来自网络。每个 ${token.asset} 的价值随之增长。`;
    if (token) return `来自 ${token.asset} 的支持资产，例如短期国债。`;
    return defi ? '来自各协议，协议会转发网络支付的奖励。' : '来自网络为保障其安全而支付的奖励。';
  },
  protocol: '什么是协议？',
  protocolIs: '在链上为您质押资产的程序，各协议的利率与风险各不相同。',
};

/**
 * The questions about a product and their answers (API-71), in Chinese where that is asked for, English otherwise.
 *
 * @param inEdition words them for the edition of whoever reads them.
 */
export function questionsOf(asked: StakingProduct, locale = 'en', inEdition = (text: string): string => text) {
  const chinese = locale.toLowerCase().startsWith('zh');
  const say = chinese ? ZH : EN;
  const product = inLanguage(asked, chinese);
  const [asset] = product.assets;
  const question = (cate: number | undefined, ask: string, answer: string, open = false) => ({
    cate,
    unfold: bit(open),
    ask: inEdition(ask),
    answer: inEdition(answer),
  });
  return [
    question(OVERVIEW, say.whatIs(product.title), say.overview(asset, product), true),
    question(COMMON, say.whenStarts, say.start(product)),
    question(COMMON, say.howLong, say.period(product)),
    question(COMMON, say.difference, product.redeem.some(({ fast }) => fast !== undefined) ? say.fast : say.standardOnly),
    question(OVERVIEW, say.source, say.reward(product)),
    ...(product.defi ? [question(DEFI, say.protocol, say.protocolIs)] : []),
  ];
}
