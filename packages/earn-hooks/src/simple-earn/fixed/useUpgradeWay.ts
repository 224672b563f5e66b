'use client';
import type { UpgradeWay } from '@earnkit/core/simple-earn/contract';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { upgradeWayOptions } from './queries.ts';

/** The quickest way to a higher VIP tier (SE-29, API-59). Nothing is read for a visitor (SH-04). */
export const useUpgradeWay = (): QueryState<UpgradeWay> => usePrivateReading(upgradeWayOptions(useEarn()));
