import { createContext } from 'react';

/** Set where dialogs are drawn ahead and nobody sees them yet: what an unseen frame does with its id once it is in the document. */
export const UnseenContext = createContext<((id: string) => () => void) | undefined>(undefined);
