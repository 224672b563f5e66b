export { PortfolioBand, type PortfolioBandProps } from './PortfolioBand.tsx';
