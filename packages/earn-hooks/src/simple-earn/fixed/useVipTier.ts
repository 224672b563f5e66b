'use client';
import { useEarn } from '../../provider/earnContext.ts';
import { usePrivateReading } from '../../provider/useReading.ts';
import { vipOptions } from './vipQuery.ts';

/** The person's VIP tier; 0 for a visitor, `undefined` while it is not known (API-55). */
export function useVipTier(): number | undefined {
  const reading = usePrivateReading(vipOptions(useEarn()));
  if (reading.state === 'anonymous') return 0;
  return reading.state === 'ready' ? reading.data.tier : undefined;
}
