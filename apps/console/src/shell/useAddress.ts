import { useMemo } from 'react';
import * as v from 'valibot';
import { here } from '../here.ts';
import { enterDialog, rewriteAddress, unnameDialog, withoutLanguage } from '../navigation.ts';
import { leaveClosedDialog } from './dialogsInHistory.ts';
import { usePlace } from './place.tsx';

/** The search parameters of a page: each is optional, and one that is not valid counts as missing. */
export type SearchSchema = v.GenericSchema<unknown, object>;

/** Search parameters by the names of a schema; `undefined` leaves one out. */
export type SearchOf<Schema extends SearchSchema> = Partial<v.InferOutput<Schema>>;

/** Writes what a page shows into its address without scrolling, and, but for a dialog that opens, without a new entry in the history. */
export interface Address<Search> {
  /** Changes the given parameters and keeps the others: those of a dialog that opens meanwhile, and unknown ones. */
  readonly change: (search: Search) => void;
  /** Changes parameters so that they name a dialog that opens. Back leads to the page as it is. */
  readonly open: (search: Search) => void;
  /** Changes parameters so that they no longer name a dialog, which closes. */
  readonly close: (search: Search) => void;
}

/** Reads parameters as plain text: `?search=123` is the text 123, not a number. If a name is repeated, the last one counts. */
const read = (search: string): object => Object.fromEntries(new URLSearchParams(search));

function textOf(search: object): string {
  const named = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
}

/** The search parameters of the page's address. The object keeps its identity until they change. */
export function useAddressSearch<Schema extends SearchSchema>(schema: Schema): v.InferOutput<Schema> {
  const { search } = usePlace();
  return useMemo(() => v.parse(schema, read(search)), [schema, search]);
}

/**
 * Returns functions that write the page's address. They do nothing once the page is being left, since the address is then the next page's.
 *
 * @param schema the parameters that it writes.
 */
export function useAddress<Schema extends SearchSchema>(schema: Schema): Address<SearchOf<Schema>> {
  const { pathname } = usePlace();
  return useMemo(() => {
    const isHere = (): boolean => withoutLanguage(here().pathname) === pathname;
    const changed = (search: object): string => {
      const now = read(here().search);
      return textOf({ ...now, ...v.parse(schema, now), ...search });
    };
    return {
      change: (search) => isHere() && rewriteAddress(changed(search)),
      open: (search) => isHere() && enterDialog(changed(search)),
      close: (search) => {
        if (!isHere()) return;
        unnameDialog(changed(search));
        leaveClosedDialog();
      },
    };
  }, [schema, pathname]);
}

/** A page number as the address holds it: the first page is left out. */
export const pageParam = (page: number): number | undefined => (page > 1 ? page : undefined);
