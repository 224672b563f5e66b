import type { Rows } from '@earnkit/core/endpoint';
import { earningList, type ListedEarning } from '@earnkit/core/statement/contract';
import type { EarningsPage, HostProduct, StatementHost } from '@earnkit/hooks/statement';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { readSandbox } from '../sandboxRead.ts';
import { useProducts } from '../staking/useProducts.ts';

const list = earningList as v.GenericSchema<unknown, Rows<ListedEarning>>;

const readerOf =
  (path: string) =>
  ({ from, to, page, limit }: EarningsPage): Promise<Rows<ListedEarning>> =>
    readSandbox(`/sandbox/${path}?from=${from}&to=${to}&page=${page}&limit=${limit}`, list);

/** What the sandbox lists of each product that the exchange has no call for. */
export const EARNINGS: Readonly<Record<HostProduct, ReturnType<typeof readerOf>>> = {
  launchpool: readerOf('launchpool/rewards'),
  'private-wealth': readerOf('private-wealth/changes'),
  'soft-staking': readerOf('soft-staking/payouts'),
};

/** The sandbox's data of a statement for which the exchange has no call (AMB-025). */
export function useStatementHost(): StatementHost {
  const stakingProducts = useProducts();
  return useMemo(() => ({ earnings: EARNINGS, stakingProducts }), [stakingProducts]);
}
