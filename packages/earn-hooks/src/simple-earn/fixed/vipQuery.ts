import * as account from '@earnkit/core/account/contract';
import { type EarnQueryOptions, type QuerySource, privateQuery } from '../../provider/earnQuery.ts';

/** The person's VIP tier (API-55). */
export const vipOptions = (earn: QuerySource): EarnQueryOptions<account.Vip> =>
  privateQuery(earn, account.vip, undefined, { staleMs: 60_000 });
