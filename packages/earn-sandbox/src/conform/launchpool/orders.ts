import { add, compare, type Decimal, decimal, multiply, roundDown, subtract, ZERO } from '@earnkit/core';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { accountBalance } from '../balance.ts';
import { type Figures, isSome, type Order, place, refuse, repeat } from '../effects.ts';
import type { Kit } from '../kit.ts';
import { aboveLeast, type Plan, type Step, stepsOf } from '../plan.ts';
import { newRequestId } from '../transport.ts';

const ACTIONS = ['stake', 'redeem', 'repeat', 'too-much', 'forged'] as const;
const MOST_POOLS = 2;

/** Goes through pools of the projects that are named, held in the spot account. */
export async function orderLaunchpool(kit: Kit, plan: Plan): Promise<void> {
  let pools = 0;
  for (const projectId of kit.known.launchpool ?? []) {
    const project = await kit.read(launchpool.project, { projectId });
    for (const pool of project?.status === 'in-progress' ? project.pools : []) {
      if (pools === MOST_POOLS) return;
      const desk = await deskOf(kit, projectId, pool);
      if (desk === undefined) continue;
      pools += 1;
      for (const run of stepsOf({ ...plan, seed: plan.seed + pools }, ACTIONS)) for (const step of run) await desk(step);
    }
  }
  if (pools === 0) kit.skip('Orders of the launchpool: no running pool is known whose coin is available five times its least amount.');
}

async function deskOf(kit: Kit, projectId: string, pool: launchpool.RewardPool) {
  const { id: poolId, asset, personalMin, vip, tiers, decimalPlace = 2 } = pool;
  const free = asset === undefined ? undefined : (await accountBalance(kit, asset))?.outable;
  const least = isSome(personalMin) ? personalMin : decimal('1');
  if (vip || (tiers?.length ?? 0) > 0 || !isSome(free) || compare(free, multiply(least, decimal('10'))) < 0) return undefined;
  if (!isSome(pool.leftAmount) || compare(pool.leftAmount, multiply(least, decimal('10'))) < 0) return undefined;
  if ((await kit.call(launchpool.checkPoolRule, { projectId, poolId })).kind !== 'done') return undefined;

  const read = async (): Promise<Figures> => {
    const row = (await kit.read(launchpool.statistics, { projectId }))?.rows.find((each) => each.poolId === poolId);
    return { available: (await accountBalance(kit, asset))?.outable, held: row === undefined ? ZERO : row.amount };
  };
  const fields = { available: 'account.balances outable', held: 'launchpool.statistics amount' };
  const staked = (amount: Decimal): Order => ({
    call: launchpool.stake.name,
    send: (how) => kit.call(launchpool.stake, { projectId, poolId, amount, holding: 'spot', periodDays: 0 }, how),
    read,
    want: { available: subtract(ZERO, amount), held: amount },
    fields,
  });
  const redeemed = (amount: Decimal): Order => ({
    call: launchpool.redeem.name,
    send: (how) => kit.call(launchpool.redeem, { projectId, poolId, amount }, how),
    read,
    want: { available: amount, held: subtract(ZERO, amount) },
    fields,
  });

  const steps: Readonly<Record<(typeof ACTIONS)[number], (amount: Decimal) => Promise<unknown>>> = {
    stake: async (amount) => place(kit, staked(amount)),
    redeem: async (amount) => (await place(kit, staked(amount))) && place(kit, redeemed(amount)),
    repeat: async (amount) => repeat(kit, staked(amount), newRequestId()),
    'too-much': async () => {
      const { available = ZERO, held = ZERO } = await read();
      await refuse(kit, staked(add(roundDown(available, decimalPlace), least)), undefined, 'accepted-too-much');
      await refuse(kit, redeemed(add(roundDown(held, decimalPlace), least)), undefined, 'accepted-too-much');
    },
    forged: async (amount) => {
      await refuse(kit, staked(amount), { csrf: 'wrong' }, 'csrf');
      await refuse(kit, staked(amount), { session: 'ended' }, 'session-end');
    },
  };
  return async ({ action, share }: Step<(typeof ACTIONS)[number]>): Promise<void> => {
    kit.step(`launchpool ${action}, pool ${poolId}`);
    await steps[action](aboveLeast(least, share, decimalPlace));
  };
}
