import { createContext } from 'react';

/** Set while a dialog is rendered ahead of time: the insertion effect of its hidden frame, called with the id of the frame. */
export const UnseenContext = createContext<((id: string) => () => void) | undefined>(undefined);
