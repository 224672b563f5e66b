import { createContext } from 'react';

/** Given the code that a dialog inside waits for, draws the dialog again with it. `undefined` where nothing is drawn ahead. */
export const AheadContext = createContext<((code: Promise<void>) => void) | undefined>(undefined);
