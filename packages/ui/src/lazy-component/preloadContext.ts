'use client';
import { createContext } from 'react';

/** Starts loading what an unseen dialog lacks, and draws the dialog again when it has arrived. */
export type Preload = (load: () => Promise<unknown>) => void;

/** Set in what was drawn ahead: its effects do not run while nobody sees it. Once it is seen, the function does nothing. */
export const PreloadContext = createContext<Preload | undefined>(undefined);
