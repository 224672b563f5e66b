import { useNavigate, type RegisteredRouter, type useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Search parameters of any page; `undefined` leaves one out. */
export type AddressSearch = ReturnType<typeof useSearch<RegisteredRouter, undefined, false>>;

/** Writes what a page shows into its address, without a new entry in the history and without scrolling. */
export interface Address {
  /** Changes the given parameters and keeps the others. */
  readonly change: (search: AddressSearch) => void;
  /** Sets the given parameters and drops the others. */
  readonly set: (search: AddressSearch) => void;
}

/** The address of the page that is open. */
export function useAddress(): Address {
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (search: (now: AddressSearch) => AddressSearch): void =>
      void navigate({ to: '.', search, replace: true, resetScroll: false });
    return { change: (search) => go((now) => ({ ...now, ...search })), set: (search) => go(() => search) };
  }, [navigate]);
}

/** A page number as the address holds it: the first page is left out. */
export const pageParam = (page: number): number | undefined => (page > 1 ? page : undefined);
