'use client';
import type { Decimal } from '@earnkit/core';
import type { ExtraBonus, Protocol } from '@earnkit/core/staking/contract';
import { appliedBonusRate, bonusMoments } from '@earnkit/core/staking/rules';
import { useCallback } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useNowAt } from '../time/time.ts';

const NONE: readonly Pick<Protocol, 'bonus'>[] = [];

/**
 * The highest rate of a bonus as it is paid now (ST-71): zero while none is; `undefined` where the exchange does not say it.
 *
 * @param rated renders again, with another function, when a bonus of these starts or ends. @default none
 */
export function useBonusRate(rated = NONE): (bonus: ExtraBonus | undefined) => Decimal | undefined {
  const { now } = useEarn();
  const passed = useNowAt(bonusMoments(rated));
  return useCallback((bonus) => appliedBonusRate(bonus, Math.max(passed, now())), [passed, now]);
}
