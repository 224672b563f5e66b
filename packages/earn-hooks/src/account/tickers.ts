import * as account from '@earnkit/core/account/contract';
import type { Ticker } from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';
import { type EarnQueryOptions, type QuerySource, publicQuery } from '../provider/earnQuery.ts';
import { readPrices } from './priceReads.ts';

/** Market prices of pairs such as `BTC_USDT` (API-06). They are read again each time (SH-20). */
export const tickersOptions = (earn: QuerySource, pairs: readonly string[]): EarnQueryOptions<Rows<Ticker>> => {
  const asked = [...new Set(pairs)].sort();
  return {
    ...publicQuery(earn, account.tickers, { pairs: asked }, { staleMs: 0, refreshMs: 60_000, enabled: asked.length > 0 }),
    // Another part may need what one part of a page has stopped to need.
    queryFn: () => readPrices(earn.client, asked),
  };
};
