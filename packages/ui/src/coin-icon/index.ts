export { CoinIcon, type CoinIconProps } from './CoinIcon.tsx';
export { CoinIconStack, type CoinIconStackProps } from './CoinIconStack.tsx';
