import { createContext } from 'react';

/** Where a dialog that is drawn ahead, unseen, puts the code that it waits for. */
export const AheadContext = createContext<Promise<void>[] | undefined>(undefined);
