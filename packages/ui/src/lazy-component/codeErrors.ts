'use client';
import { createContext } from 'react';

/** Called with the error where the code of a component that is shown did not arrive. The same function in every render. */
export const CodeErrorContext = createContext<((error: unknown) => void) | undefined>(undefined);
