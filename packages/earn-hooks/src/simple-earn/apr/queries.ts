import type { Rows } from '@earnkit/core/endpoint';
import { type AprPoint, type AprStep, apr } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, type QuerySource, publicQuery } from '../../provider/earnQuery.ts';

/** A coin's rate history between two instants, both included (API-42, API-43). Finished hours do not change, so it is kept. */
export const aprChartOptions = (
  earn: QuerySource,
  input: { readonly asset: string; readonly from: number; readonly to: number; readonly step: AprStep },
): EarnQueryOptions<Rows<AprPoint>> => publicQuery(earn, apr.aprChart, input, { staleMs: 300_000 });
