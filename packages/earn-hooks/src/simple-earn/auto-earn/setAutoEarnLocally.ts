import type { Rows } from '@earnkit/core';
import { type AutoEarnStatus, autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { type AutoEarnChange, withAutoEarn } from '@earnkit/core/simple-earn/rules';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

interface Switchable {
  readonly asset: string;
  readonly autoEarn: boolean;
}

/** A status after a change. */
export const statusWith = (status: AutoEarnStatus, { asset, on }: AutoEarnChange): AutoEarnStatus =>
  asset === autoEarn.ALL_ASSETS
    ? { global: on, byAsset: Object.fromEntries(Object.keys(status.byAsset).map((name) => [name, on])) }
    : { ...status, byAsset: { ...status.byAsset, [asset]: on } };

/** Shows a change in every list already read (SE-A-13), and stops reads that began before it. */
export function setAutoEarnLocally({ queryClient, scope }: Pick<Earn, 'queryClient' | 'scope'>, change: AutoEarnChange): void {
  for (const endpoint of [flexible.market, flexible.holdings]) {
    const queryKey = earnKey(scope, endpoint);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Rows<Switchable>>({ queryKey }, (list) => list && { ...list, rows: withAutoEarn(list.rows, change) });
  }
  const queryKey = earnKey(scope, autoEarn.autoEarnStatus);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<AutoEarnStatus>({ queryKey }, (status) => status && statusWith(status, change));
}
