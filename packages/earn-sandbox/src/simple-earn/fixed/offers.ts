import { and, eq, isNotNull, sum } from 'drizzle-orm';
import type { User } from '../../users.ts';
import type { Db } from '../../database/openDatabase.ts';
import type { Refusal } from '../../refusal.ts';
import { greatest, toUnits } from '../../units.ts';
import { type FixedProduct, isInSeason } from './products.ts';
import { fixedRefusals } from './refusals.ts';
import { fixedOrders, fixedQuotas, fixedRates } from './tables.ts';

/** The least VIP tier for VIP products (SE-X-54). */
const LEAST_TIER = 5;

/** Where products stand now. */
export interface Offers {
  /** The rate of a product in smallest steps. */
  readonly rateOf: (product: FixedProduct) => bigint;
  /** What all people may still subscribe together; `undefined` is as much as they like. */
  readonly leftOf: (product: FixedProduct) => bigint | undefined;
  /** Whether less than the least amount is left. */
  readonly isSoldOut: (product: FixedProduct) => boolean;
}

/** Reads where products stand: their rates, and what is left of them. */
export async function readOffers(db: Db): Promise<Offers> {
  const rates = new Map((await db.select().from(fixedRates)).map(({ productId, rateYear }) => [productId, rateYear]));
  const quotas = await fixedQuotas.read(db);
  const leftOf: Offers['leftOf'] = ({ id }) => quotas(id);
  return {
    rateOf: ({ id, rateYear }) => rates.get(id) ?? toUnits(rateYear),
    leftOf,
    isSoldOut: (product) => (leftOf(product) ?? toUnits(product.minLend)) < toUnits(product.minLend),
  };
}

/** What a person may still put into a product; `undefined` is as much as they like. */
export async function personalLeft(db: Db, userId: number, { id, userMax }: FixedProduct): Promise<bigint | undefined> {
  if (userMax === undefined) return undefined;
  const [held] = await db
    .select({ principal: sum(fixedOrders.principal) })
    .from(fixedOrders)
    .where(
      and(eq(fixedOrders.userId, userId), eq(fixedOrders.productId, id), isNotNull(fixedOrders.dueAt), eq(fixedOrders.subBusiness, 0)),
    );
  return greatest(toUnits(userMax) - toUnits(held?.principal ?? '0'), 0n);
}

/** Why a person may not subscribe a product: its times, their VIP tier, or the invitation (SE-X-53, SE-X-54, SE-X-58, AMB-087). */
export function obstacleOf(product: FixedProduct, { vipTier, world }: User, at: number): Refusal | undefined {
  const { tiers, invited } = product;
  if (tiers !== undefined) {
    const [least, most] = [Math.max(tiers[0], LEAST_TIER), tiers[1]];
    if (vipTier < least || vipTier > most) return fixedRefusals.otherTier(least, most);
  }
  if (invited !== undefined && !invited.includes(world)) return fixedRefusals.notInvited();
  return isInSeason(product, at) ? undefined : fixedRefusals.notInSeason();
}
