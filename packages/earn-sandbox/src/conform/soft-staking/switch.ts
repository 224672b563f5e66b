import { setSoftStaking } from '@earnkit/core/soft-staking/contract';
import type { Kit } from '../kit.ts';

/** Switches soft staking on and off again. No call says how it is set, so only the answers are checked. */
export async function switchSoftStaking(kit: Kit): Promise<void> {
  kit.step('soft staking');
  for (const on of [true, false]) {
    const said = await kit.call(setSoftStaking, { on });
    if (said.kind === 'refused') return kit.skip(`${setSoftStaking.name}: this account may not change it.`);
  }
}
