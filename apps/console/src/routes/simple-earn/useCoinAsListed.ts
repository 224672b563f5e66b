import { useEarn } from '@earnkit/hooks';
import { flexibleMarketOptions } from '@earnkit/hooks/simple-earn';
import { useQuery } from '@tanstack/react-query';

/**
 * The coin that an address names: as it is written, or in capitals where the market lists only that, because people type `usdt`.
 * `undefined` without a coin, and until the market is read that decides it.
 */
export function useCoinAsListed(written: string | undefined): string | undefined {
  const earn = useEarn();
  const capitals = written?.toUpperCase();
  const isClear = written === capitals;
  const { data, isPending } = useQuery({ ...flexibleMarketOptions(earn), ...(isClear && { enabled: false }) }, earn.queryClient);
  if (isClear) return written;
  if (isPending) return undefined;
  const listed = new Set(data?.rows.map(({ asset }) => asset));
  return listed.has(capitals ?? '') && !listed.has(written ?? '') ? capitals : written;
}
