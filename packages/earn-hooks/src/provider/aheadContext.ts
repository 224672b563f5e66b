'use client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { EarnQueryOptions } from './earnQuery.ts';

/**
 * What a dialog that is drawn ahead waits for. Its effects do not run while nobody sees it, so code and first answers are asked for
 * while it is drawn. It is drawn again when they have arrived. Once the dialog is open, both do nothing.
 */
export interface Ahead {
  /** Waits for code. */
  readonly load: (load: () => Promise<void>) => void;
  /** Reads a call that was never answered, unless it is held back. */
  readonly read: <Data>(options: EarnQueryOptions<Data>, queryClient: QueryClient) => void;
}

/** Set in a dialog that was drawn ahead. */
export const AheadContext = createContext<Ahead | undefined>(undefined);
