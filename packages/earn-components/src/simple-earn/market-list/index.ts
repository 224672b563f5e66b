export { DEFAULT_MARKET_VIEW, MarketList, type MarketListProps, type MarketView } from './MarketList.tsx';
