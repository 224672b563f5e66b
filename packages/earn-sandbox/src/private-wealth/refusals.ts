import { Refusal } from '../refusal.ts';

/** Refusals of private wealth, each under one code. */
export const wealthRefusals = {
  unknownProduct: () => new Refusal('30401', 'There is no such product.'),
  noOrder: () => new Refusal('30402', 'You hold no units of this product.'),
  notEnoughUnits: (units: string) => new Refusal('30403', `You can redeem at most ${units} units.`),
} as const;
