export { CandyDropCard, type CandyDropCardProps } from './CandyDropCard.tsx';
