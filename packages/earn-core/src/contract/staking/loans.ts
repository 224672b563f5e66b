import * as v from 'valibot';
import { endpoint } from '../../endpoint/endpoint.ts';
import { wireDecimalOrUnknown, wireText } from '../../endpoint/wire.ts';

const loansData = v.pipe(
  v.nullish(v.object({ assets: v.nullish(v.record(wireText, wireDecimalOrUnknown)) })),
  v.transform((wire) => wire?.assets ?? {}),
);

/** Reads what a person has borrowed, by coin (API-70, ST-15); a coin that is not named is not borrowed. */
export const loans = endpoint({
  name: 'staking.loans',
  method: 'GET',
  path: '/apiw/v2/earn/staking/user-loans',
  request: v.object({ coin: wireText }),
  encode: ({ asset }: { readonly asset: string }) => ({ coin: asset }),
  data: loansData,
});
