/** Full names of common coins; the exchange's calls name none. Names are the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  ADA: 'Cardano',
  AVAX: 'Avalanche',
  BNB: 'BNB Chain',
  BTC: 'Bitcoin',
  DAI: 'Dai',
  DOGE: 'Dogecoin',
  DOT: 'Polkadot',
  ETH: 'Ethereum',
  LINK: 'Chainlink',
  LTC: 'Litecoin',
  PEPE: 'Pepe',
  SOL: 'Solana',
  SUI: 'Sui',
  TON: 'Toncoin',
  TRX: 'Tron',
  USDC: 'USD Coin',
  USDT: 'Tether',
  XRP: 'XRP Ledger',
};

/** The full name of a coin; `undefined` for one that is not common. */
export const coinName = (asset: string): string | undefined => (Object.hasOwn(NAMES, asset) ? NAMES[asset] : undefined);
