'use client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { EarnQueryOptions } from './earnQuery.ts';

/** Reads a call that was never answered, unless it is held back, and draws what waits for it again. */
export type PrerenderRead = <Data>(options: EarnQueryOptions<Data>, queryClient: QueryClient) => void;

/**
 * Set in a dialog that was drawn ahead: its effects do not run while nobody sees it, so its first answers are asked for while it is
 * drawn. Once the dialog is open, the function does nothing.
 */
export const PrerenderContext = createContext<PrerenderRead | undefined>(undefined);
