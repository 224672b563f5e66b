export { AutoEarnCard, type AutoEarnCardProps } from './AutoEarnCard.tsx';
