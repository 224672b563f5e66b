'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on a server and while the page that it rendered is hydrated, because both have to render the same. Then true, and true from the
 * start in a page that no server rendered. What the device says, such as its clock and zone, is read once it is true.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
