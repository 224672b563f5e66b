import { EarnFailure } from '@earnkit/core';
import { type QueryState, queryStateOf, useEarn } from '@earnkit/hooks';
import type { Rows } from '@earnkit/core/endpoint';
import { type PagesOptions, type PagesRead, usePages } from '@earnkit/hooks/lists';
import { type Query, type UseQueryResult, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import * as v from 'valibot';
import { preferences } from '../preferences/preferences.ts';
import { queryClient } from '../session/sessionStore.ts';

const PATIENCE_MS = 20_000;

/** Reads what the sandbox answers for the console, where the documents name no call (AMB-025). Rejects with {@link EarnFailure} and nothing else. */
export async function readSandbox<Data>(path: string, schema: v.GenericSchema<unknown, Data>): Promise<Data> {
  let answer: Response;
  let body: unknown;
  try {
    answer = await fetch(path, {
      cache: 'no-store',
      headers: { 'accept-language': preferences().language },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    body = await answer.json();
  } catch (cause) {
    throw new EarnFailure({ kind: 'network', call: path }, { cause });
  }
  const read = v.safeParse(v.object({ data: schema }), body);
  if (answer.ok && read.success) return read.output.data;
  throw new EarnFailure({ kind: 'http', call: path, status: answer.status, message: undefined, retryAfterSeconds: undefined });
}

/**
 * A read of the sandbox, repeated every minute. Its answer includes personal data. If the session ends, the list and an open dialog
 * stay until the list has been read for the visitor (AMB-012); a sign-out renders the page anew. Another person never sees the list
 * of the previous person (A06).
 */
export function useSandboxRead<Data>(path: string, schema: v.GenericSchema<unknown, Data>): QueryState<Data> {
  const { session } = useEarn();
  const person = session.state === 'signed-in' ? session.id : undefined;
  return useSteadyState(
    useQuery<Data, EarnFailure>(
      { ...optionsOf(path, schema, person), ...(person === undefined && { placeholderData: keepPreviousData }) },
      queryClient,
    ),
  );
}

/** The same for personal data: nothing is read for a visitor (SH-04). */
export function usePersonalSandboxRead<Data>(path: string, schema: v.GenericSchema<unknown, Data>): QueryState<Data> {
  const { session } = useEarn();
  const person = session.state === 'signed-in' ? session.id : undefined;
  const reading = useSteadyState(
    useQuery<Data, EarnFailure>({ ...optionsOf(path, schema, person), enabled: person !== undefined }, queryClient),
  );
  return person === undefined ? ANONYMOUS : reading;
}

/**
 * The pages of a personal list: one page, or every page up to it for a list that grows (UI-17).
 *
 * @param pathOf the address of a page, from 1.
 */
export function usePersonalSandboxPages<Row>(
  { pathOf, ...pages }: Pick<PagesOptions<Row>, 'page' | 'mode' | 'pageSize' | 'idOf'> & { readonly pathOf: (page: number) => string },
  schema: v.GenericSchema<unknown, Rows<Row>>,
): QueryState<PagesRead<Row>> {
  const { session } = useEarn();
  const person = session.state === 'signed-in' ? session.id : undefined;
  const reading = usePages<Row>({
    ...pages,
    maxPages: MOST_PAGES,
    optionsOf: (page) => ({ ...optionsOf(pathOf(page), schema, person), enabled: person !== undefined }),
  });
  return person === undefined ? ANONYMOUS : reading;
}

/** Pages that a growing list reads at most. */
const MOST_PAGES = 100;

const ANONYMOUS = { state: 'anonymous' } as const;

/** The state of a read, which keeps its identity until the read changes. */
function useSteadyState<Data>(query: UseQueryResult<Data, EarnFailure>): QueryState<Data> {
  const { data, error, isError, dataUpdatedAt, refetch } = query;
  const { now } = useEarn();
  // oxlint-disable-next-line react/exhaustive-deps -- all that is read of the query, which is another object in each render
  return useMemo(() => queryStateOf(query, now), [data, error, isError, dataUpdatedAt, refetch, now]);
}

const optionsOf = <Data>(path: string, schema: v.GenericSchema<unknown, Data>, person: string | undefined) => ({
  queryKey: ['sandbox', path, person],
  queryFn: () => readSandbox(path, schema),
  staleTime: 5_000,
  refetchInterval: ({ state }: Query<Data, EarnFailure>) => (state.fetchStatus === 'fetching' ? false : 60_000),
  retry: (failures: number, { reason }: EarnFailure) => failures < 2 && reason.kind === 'network',
  retryDelay: 500,
});

/** Reads again what the sandbox answered, after something has changed it. */
export const readSandboxAgain = (path: string): void => void queryClient.invalidateQueries({ queryKey: ['sandbox', path] });
