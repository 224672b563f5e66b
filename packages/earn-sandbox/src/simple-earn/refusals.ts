import { Refusal } from '../refusal.ts';

/** Refusals of flexible and fixed products alike. */
export const simpleEarnRefusals = {
  quotaTaken: (left: string, asset: string) =>
    new Refusal('30103', `Only ${left} ${asset} are left of this product. Nothing was subscribed.`),
} as const;
