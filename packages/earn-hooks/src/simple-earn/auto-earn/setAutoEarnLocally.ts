import { type AutoEarnStatus, type Rows, autoEarn, flexible } from '@earnkit/core';
import type { Earn } from '../../provider/earnContext.ts';
import { earnKey } from '../../provider/earnQuery.ts';

interface Switchable {
  readonly asset: string;
  readonly autoEarn: boolean;
}

/** The rows after a change: all of them for {@link autoEarn.ALL_ASSETS} (SE-A-14), and the untouched ones the same objects as before. */
export const withAutoEarn = <Row extends Switchable>(rows: readonly Row[], asset: string, on: boolean): readonly Row[] =>
  rows.map((row) => ((asset === autoEarn.ALL_ASSETS || row.asset === asset) && row.autoEarn !== on ? { ...row, autoEarn: on } : row));

/** A status after a change. */
export const statusWith = (status: AutoEarnStatus, asset: string, on: boolean): AutoEarnStatus =>
  asset === autoEarn.ALL_ASSETS
    ? { global: on, byAsset: Object.fromEntries(Object.keys(status.byAsset).map((name) => [name, on])) }
    : { ...status, byAsset: { ...status.byAsset, [asset]: on } };

/** Shows a change in every list already read (SE-A-13), and stops reads that began before it. */
export function setAutoEarnLocally({ queryClient, scope }: Pick<Earn, 'queryClient' | 'scope'>, asset: string, on: boolean): void {
  for (const endpoint of [flexible.market, flexible.holdings]) {
    const queryKey = earnKey(scope, endpoint);
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Rows<Switchable>>({ queryKey }, (list) => list && { ...list, rows: withAutoEarn(list.rows, asset, on) });
  }
  const queryKey = earnKey(scope, autoEarn.autoEarnStatus);
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<AutoEarnStatus>({ queryKey }, (status) => status && statusWith(status, asset, on));
}
