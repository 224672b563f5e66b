/** A candy drop: a campaign of tasks that pays a coin. */
export interface CandyDrop {
  /** Coins after whose stake it is suggested. */
  readonly suggestedWith: readonly string[];
  /** The coin it pays. */
  readonly asset: string;
  readonly message: { readonly en: string; readonly zh: string };
  /** The part of the message that stands out. */
  readonly highlight: string;
  readonly url: string;
}

/** Every candy drop, in the order of the list. */
export const CANDY_DROPS: readonly CandyDrop[] = [
  {
    suggestedWith: ['USDT', 'USDC'],
    asset: 'SUI',
    message: { en: 'Finish two tasks and share 50,000 SUI', zh: '完成两个任务，瓜分 50,000 SUI' },
    highlight: '50,000 SUI',
    url: '/candy-drop',
  },
  {
    suggestedWith: ['ETH', 'GT'],
    asset: 'TON',
    message: { en: 'Trade TON for the first time and share 12,000 TON', zh: '首次交易 TON，瓜分 12,000 TON' },
    highlight: '12,000 TON',
    url: '/candy-drop',
  },
];

/** A holder airdrop that was distributed. */
export interface Airdrop {
  readonly id: string;
  readonly asset: string;
  readonly name: string;
  /** What all holders shared. */
  readonly amount: string;
  /** Days before the day on which the sandbox was made. */
  readonly daysAgo: number;
}

/** Every airdrop, the latest first. */
export const AIRDROPS: readonly Airdrop[] = [
  { id: '3', asset: 'AVAX', name: 'Avalanche', amount: '18000', daysAgo: 3 },
  { id: '2', asset: 'SUI', name: 'Sui', amount: '250000', daysAgo: 17 },
  { id: '1', asset: 'PEPE', name: 'Pepe', amount: '4200000000', daysAgo: 41 },
];

/** A candy drop as answers carry it, in the language that is asked for, English otherwise (CD-03). */
export const candyDropItem = ({ message, highlight, url }: CandyDrop, locale: string) => ({
  popup_msg: locale.toLowerCase().startsWith('zh') || locale.toLowerCase() === 'cn' ? message.zh : message.en,
  popup_high_light: highlight,
  url,
});
