import { bit } from '../http/wire.ts';
import { paysAtRedemption, type StakingProduct } from './product.ts';

/** Categories of questions, as they travel (ST-22). */
const [COMMON, OVERVIEW, DEFI] = [1, 2, 3];

const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);

/** How long a redemption takes, in words (ST-96). */
function periodText({ incomeDays, minDays, maxDays }: StakingProduct): string {
  if (incomeDays <= 0 && minDays <= 0 && maxDays <= 0) return 'It arrives at once.';
  if (minDays > 0 && maxDays > minDays) return `It arrives after ${minDays} to ${daysText(maxDays)}.`;
  if (minDays > 0) return `It arrives after ${daysText(minDays)}.`;
  return `It arrives after at most ${daysText(maxDays > 0 ? maxDays : incomeDays)}.`;
}

/** The questions about a product and their answers (API-71). */
export function questionsOf(product: StakingProduct) {
  const [asset] = product.assets;
  const questions = [
    {
      cate: OVERVIEW,
      unfold: bit(true),
      ask: `What is ${product.title}?`,
      answer: [`You stake ${asset} and receive its rewards.`, ...product.tips].join(' '),
    },
    {
      cate: COMMON,
      unfold: bit(false),
      ask: 'When do rewards start?',
      answer: `A stake earns ${product.interestDays > 0 ? `from ${daysText(product.interestDays)} after it was made` : 'at once'}. ${
        paysAtRedemption(product)
          ? 'Rewards are paid with the redemption.'
          : `The first reward is paid after ${daysText(product.rewardDelayDays)}, then one every day.`
      }`,
    },
    { cate: COMMON, unfold: bit(false), ask: 'How long does a redemption take?', answer: periodText(product) },
    {
      cate: COMMON,
      unfold: bit(false),
      ask: 'What is the difference between standard and fast?',
      answer: product.redeem.some(({ fast }) => fast !== undefined)
        ? 'A fast redemption arrives after minutes, for a fee, as far as the quota of the day allows.'
        : 'This product has standard redemption alone.',
    },
    { cate: OVERVIEW, unfold: bit(false), ask: 'Where does the reward come from?', answer: rewardText(product) },
  ];
  if (!product.defi) return questions;
  return [
    ...questions,
    {
      cate: DEFI,
      unfold: bit(false),
      ask: 'What is a protocol?',
      answer: 'A program on the chain that stakes your coins. Each has its own rate and its own risk.',
    },
  ];
}

function rewardText({ type, token, defi }: StakingProduct): string {
  if (type === 'debt') return 'Companies pay interest on what they borrow.';
  if (token?.grows) return `From the network. What one ${token.asset} is worth grows by it.`;
  if (token) return `From what backs ${token.asset}, such as short-term treasury bills.`;
  return defi ? 'From the protocols, which pass on what the network pays.' : 'From the network, which pays for securing it.';
}
