import * as v from 'valibot';
import type { ByName } from '../../byName.ts';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireFlag, wireIgnored, wireText } from '../../endpoint/wire.ts';
import { wireByName } from '../../endpoint/wireByName.ts';

/** The `asset` that means every coin (API-41): `ALL_ASSET`, in the singular. */
export const ALL_ASSETS = 'ALL_ASSET';

const statusData = v.pipe(
  v.object({ status: v.nullish(wireByName(wireFlag)), global_status: wireFlag }),
  v.transform((wire) => ({
    /** Only the coins in the answer: a missing coin is not off. */
    byAsset: (wire.status ?? []).filter((row): row is ByName<boolean>[number] => row.value !== undefined) as ByName<boolean>,
    /** `undefined` where the answer has no global status. */
    global: wire.global_status,
  })),
);

/** The coins with auto-earn on (SE-A-02). */
export interface AutoEarnStatus extends v.InferOutput<typeof statusData> {}

/** Reads the auto-earn status of coins (API-40; the path's spelling is the exchange's, AMB-038). */
export const autoEarnStatus = endpoint({
  name: 'autoEarn.status',
  method: 'GET',
  path: '/apiw/v2/uni-loan/earn/autoivest',
  request: v.object({ assets: v.optional(wireText) }),
  encode: (input: { readonly assets: readonly string[] }) => ({ assets: input.assets.join(',') }),
  data: statusData,
});

/** Switches auto-earn of a coin, or of all with the asset `ALL_ASSET` (API-41); only code 0 is success (AMB-001). */
export const setAutoEarn = endpoint({
  name: 'autoEarn.set',
  method: 'POST',
  path: '/apiw/v2/uni-loan/earn/autoivest',
  success: 'only-zero',
  request: v.object({ assets: wireText, status: v.picklist(['0', '1']) }),
  encode: (input: { readonly asset: string; readonly on: boolean }) => ({ assets: input.asset, status: input.on ? '1' : '0' }),
  data: wireIgnored,
});
