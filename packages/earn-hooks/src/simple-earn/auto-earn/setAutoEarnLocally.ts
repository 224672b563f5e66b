import type { Rows } from '@earnkit/core/endpoint';
import { type AutoEarnStatus, autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { type AutoEarnChange, withAutoEarn } from '@earnkit/core/simple-earn/rules';
import { updateCached } from '../../provider/cache.ts';
import type { Earn } from '../../provider/earnContext.ts';

interface Switchable {
  readonly asset: string;
  readonly autoEarn: boolean;
}

/** A status after a change. */
export const statusWith = (status: AutoEarnStatus, { asset, on }: AutoEarnChange): AutoEarnStatus =>
  asset === autoEarn.ALL_ASSETS
    ? { global: on, byAsset: Object.fromEntries(Object.keys(status.byAsset).map((name) => [name, on])) }
    : { ...status, byAsset: { ...status.byAsset, [asset]: on } };

/** Shows a change in every list already read (SE-A-13). */
export function setAutoEarnLocally(earn: Pick<Earn, 'queryClient' | 'scope'>, change: AutoEarnChange): void {
  for (const endpoint of [flexible.market, flexible.marketPage, flexible.holdings]) {
    updateCached<Rows<Switchable>>(earn, endpoint, (list) => ({ ...list, rows: withAutoEarn(list.rows, change) }));
  }
  updateCached<AutoEarnStatus>(earn, autoEarn.autoEarnStatus, (status) => statusWith(status, change));
}
