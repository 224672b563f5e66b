import type { EarnFailure } from '@earnkit/core';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { type QueryKey, type UnusedSkipTokenOptions, queryOptions } from '@tanstack/react-query';
import type { Earn } from './earnContext.ts';
import type { Scope } from '../submission/session.ts';

/** First part of every key, so that a host can share its own cache without a clash. */
const ROOT = 'earnkit';

/** Who may see the data of a key: anyone, or one session alone. */
export type Audience = 'anyone' | Scope;

/** The part of {@link Earn} that a query needs. */
export type QuerySource = Pick<Earn, 'client' | 'session' | 'scope'>;

/** How fresh a read has to be. */
export interface Freshness {
  /** Milliseconds in which an answer is not read again. @default 30000 */
  readonly staleMs?: number;
  /** Milliseconds between reads while a screen shows the data; paused in a hidden tab. @default no refresh */
  readonly refreshMs?: number;
  /** False disables the read. @default true */
  readonly enabled?: boolean;
}

/** Freshness of what a person holds: read every minute, and again when it is older than 10 s. */
export const LIVE: Freshness = { refreshMs: 60_000, staleMs: 10_000 };

/**
 * What TanStack Query's hooks and `fetchQuery` take to read one call. Made by {@link publicQuery}, {@link personalQuery} or
 * {@link privateQuery} with Query's own `queryOptions`.
 */
export type EarnQueryOptions<Data> = UnusedSkipTokenOptions<Data, EarnFailure>;

/**
 * Start of the keys of a call, for invalidation: `queryClient.invalidateQueries({ queryKey: earnKey(scope, flexible.holdings) })`
 * reaches every page of it.
 */
export const earnKey = (audience: Audience, endpoint: { readonly name: string }): QueryKey => [ROOT, audience, endpoint.name];

/** Start of every key one audience may see. */
export const audienceKey = (audience: Audience): QueryKey => [ROOT, audience];

function query<Input, Wire extends WireFields, WireData, Data>(
  { client }: QuerySource,
  audience: Audience,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  { staleMs = 30_000, refreshMs, enabled = true }: Freshness,
): EarnQueryOptions<Data> {
  return queryOptions<Data, EarnFailure>({
    queryKey: [...earnKey(audience, endpoint), input ?? null],
    queryFn: ({ signal }) => client.call(endpoint, input, { signal }),
    enabled,
    staleTime: staleMs,
    // No timer while a read is in progress: its answer starts a new one, and a page begins with many reads.
    refetchInterval: ({ state }) => state.fetchStatus !== 'fetching' && refreshMs,
    // A shared cache has its host's defaults, so these are set explicitly. The client retries reads itself (SH-45) and reports an
    // offline device with a readable error, and an answer is never shown for another input.
    retry: false,
    networkMode: 'always',
    // Off by default in that network mode: stale data would stay stale after a reconnect.
    refetchOnReconnect: true,
    throwOnError: false,
    placeholderData: () => undefined,
  });
}

/** A read with the same answer for everyone, such as prices, rate history and campaigns. It survives a change of person. */
export const publicQuery = <Input, Wire extends WireFields, WireData, Data>(
  earn: QuerySource,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  freshness: Freshness = {},
): EarnQueryOptions<Data> => query(earn, 'anyone', endpoint, input, freshness);

/** A read that visitors may make too, but whose answer depends on the person, such as the market and a product. */
export const personalQuery = <Input, Wire extends WireFields, WireData, Data>(
  earn: QuerySource,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  freshness: Freshness = {},
): EarnQueryOptions<Data> => query(earn, earn.scope, endpoint, input, freshness);

/** A read of private data: never made for a visitor (SH-04), removed when the session changes. */
export const privateQuery = <Input, Wire extends WireFields, WireData, Data>(
  earn: QuerySource,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  freshness: Freshness = {},
): EarnQueryOptions<Data> =>
  query(earn, earn.scope, endpoint, input, {
    ...freshness,
    enabled: earn.session.state === 'signed-in' && freshness.enabled !== false,
  });

/**
 * Keeps the last answer on the screen while the next page is read, as `placeholderData`, but never an answer of another
 * session.
 */
export const keepWithin =
  (audience: Audience) =>
  <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query?.queryKey[1] === audience ? previous : undefined;

/** Shows what the cache has and reads nothing. Query would compare the age of what it has with the clock. */
export const asPrefetched = <Options extends object>(options: Options): Options & { enabled: false } => ({ ...options, enabled: false });
