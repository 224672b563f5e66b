'use client';
import type { Decimal } from '@earnkit/core';
import type { ExtraBonus } from '@earnkit/core/staking/contract';
import { appliedBonusRate } from '@earnkit/core/staking/rules';
import { useCallback } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/** The highest rate of a bonus as it is paid now (ST-71): zero while none is; `undefined` where the exchange does not say it. */
export function useBonusRate(): (bonus: ExtraBonus | undefined) => Decimal | undefined {
  const { now } = useEarn();
  return useCallback((bonus) => appliedBonusRate(bonus, now()), [now]);
}
