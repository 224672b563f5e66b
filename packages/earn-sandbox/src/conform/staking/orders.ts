import { add, compare, type Decimal, decimal, multiply, subtract, ZERO } from '@earnkit/core';
import { holdings, products, redemptions, stakes, type StakingProduct } from '@earnkit/core/staking/contract';
import { accountBalance } from '../balance.ts';
import { type Figures, isSome, type Order, place, refuse, repeat, roundsDown, together } from '../effects.ts';
import type { Kit } from '../kit.ts';
import { aboveLeast, type Plan, shareOf, type Step, stepsOf, withNinthDecimal } from '../plan.ts';
import { newRequestId } from '../transport.ts';

const ACTIONS = ['stake', 'redeem', 'fast', 'repeat', 'rounding', 'too-much', 'concurrent', 'forged'] as const;
const MOST_PRODUCTS = 3;
const SIX = 6;
const EIGHT = 8;

/** A product to order with: its coin, the id that orders carry, and the least amounts. */
interface Place {
  readonly asset: string;
  readonly pid: string | undefined;
  readonly least: Decimal;
  readonly leastOut: Decimal;
  readonly product: StakingProduct;
}

/** Goes through the staking products that are named, or those of the first coins that the person has. */
export async function orderStaking(kit: Kit, plan: Plan, coins: readonly string[]): Promise<void> {
  const named = kit.known.staking?.map(({ coin, pid }) => ({ asset: coin, pid })) ?? coins.map((asset) => ({ asset, pid: undefined }));
  const places: Place[] = [];
  for (const target of named) {
    if (places.length === MOST_PRODUCTS) break;
    const found = await placeOf(kit, target);
    if (found !== undefined) places.push(found);
  }
  if (places.length === 0) return kit.skip('Orders of staking: no product is known whose coin is available five times its least amount.');
  for (const [index, each] of places.entries()) {
    const desk = deskOf(kit, each);
    for (const run of stepsOf({ ...plan, seed: plan.seed + index }, ACTIONS)) for (const step of run) await desk(step);
  }
}

async function placeOf(kit: Kit, { asset, pid }: { readonly asset: string; readonly pid: string | undefined }): Promise<Place | undefined> {
  const free = (await accountBalance(kit, asset))?.outable;
  if (!isSome(free)) return undefined;
  const product = await kit.read(products.product, { asset, pid });
  // One that is not flexible or staking as a whole, such as debt, has conditions of its own.
  if (!product || product.type === 'debt') return undefined;
  const least = product.minStakeAmount ?? decimal('0.001');
  if (compare(free, multiply(least, decimal('5'))) < 0) return undefined;
  const protocol = product.isDefi === true ? product.protocols.rows[0]?.pid : undefined;
  return { asset, pid: protocol ?? pid ?? product.pid, least, leastOut: product.minRedeemAmount ?? least, product };
}

function deskOf(kit: Kit, { asset, pid, least, leastOut, product }: Place) {
  const read = async (): Promise<Figures> => {
    const available = (await accountBalance(kit, asset))?.outable;
    const held = (await kit.read(products.user, { asset, pid }))?.heldAmount;
    const row = (await kit.read(holdings.balances, { asset }))?.rows.find((each) => each.pid === pid);
    if (held !== undefined && row?.amount !== undefined && compare(held, row.amount) !== 0)
      kit.findings.add('amount', {
        call: holdings.balances.name,
        field: 'mortgage_amount',
        came: row.amount,
        contract: `hold_amount of staking.user, ${held}`,
      });
    return { available, held };
  };
  const fields = { available: 'account.balances outable', held: 'staking.user hold_amount' };
  const staked = (amount: Decimal): Order => ({
    call: stakes.stake.name,
    send: (how) => kit.call(stakes.stake, { asset, amount, pid }, how),
    read,
    want: { available: subtract(ZERO, amount), held: amount },
    fields,
  });
  const redeemed = (amount: Decimal, fast = false): Order => ({
    call: redemptions.redeem.name,
    send: (how) => kit.call(redemptions.redeem, { asset, amount, pid, fast, redeemAsset: asset }, how),
    read,
    want: { held: subtract(ZERO, amount) },
    fields,
  });

  /** Redeems, and checks that no more is paid than what left. */
  const redeem = async (amount: Decimal, fast: boolean): Promise<void> => {
    const before = (await read()).available;
    await place(kit, redeemed(amount, fast));
    const after = (await read()).available;
    // Rewards may be paid with it; twice the amount is none of them.
    if (before !== undefined && after !== undefined && compare(subtract(after, before), multiply(amount, decimal('1.9'))) > 0)
      kit.findings.add('doubled', {
        call: redemptions.redeem.name,
        came: `the balance +${subtract(after, before)}`,
        contract: `About ${amount} is paid.`,
      });
  };
  const isFast =
    product.period.fast === true || product.redeemOptions.rows.some((option) => option.asset === asset && option.fast === true);

  const steps: Readonly<Record<(typeof ACTIONS)[number], (share: number, amount: Decimal) => Promise<unknown>>> = {
    stake: (_share, amount) => place(kit, staked(amount)),
    redeem: async (share, amount) => {
      await place(kit, staked(add(amount, leastOut)));
      const part = shareOf(amount, share, EIGHT);
      await redeem(compare(part, leastOut) < 0 ? leastOut : part, false);
    },
    fast: async (_share, amount) => {
      if (!isFast) return;
      await place(kit, staked(add(amount, leastOut)));
      await redeem(leastOut, true);
    },
    repeat: (_share, amount) => repeat(kit, staked(amount), newRequestId()),
    rounding: (_share, amount) => roundsDown(kit, staked(withNinthDecimal(amount)), withNinthDecimal(amount), 'available'),
    'too-much': async () => {
      const { available = ZERO, held } = await read();
      await refuse(kit, staked(add(available, least)), undefined, 'accepted-too-much');
      if (held !== undefined) await refuse(kit, redeemed(add(held, leastOut)), undefined, 'accepted-too-much');
    },
    concurrent: async () => {
      const { held } = await read();
      const amount = shareOf(held ?? ZERO, 400, EIGHT);
      if (held !== undefined && compare(amount, leastOut) >= 0) await together(kit, redeemed(amount), 4, amount, held);
    },
    forged: async (_share, amount) => {
      await refuse(kit, staked(amount), { csrf: 'wrong' }, 'csrf');
      await refuse(kit, staked(amount), { session: 'ended' }, 'session-end');
    },
  };
  return async ({ action, share }: Step<(typeof ACTIONS)[number]>): Promise<void> => {
    kit.step(`staking ${action}, ${asset}${pid === undefined ? '' : ` ${pid}`}`);
    const { available = ZERO } = await read();
    if (compare(available, multiply(least, decimal('5'))) < 0) return;
    await steps[action](share, aboveLeast(least, share, SIX));
  };
}
