import { createContext } from 'react';

/**
 * Reports an error that stopped a part from rendering.
 *
 * @param error what was thrown.
 * @param info where: React's stack of components.
 */
export type OnError = (error: unknown, info: { readonly componentStack: string | undefined }) => void;

/** The handler to which errors are reported. */
export const OnErrorContext = createContext<OnError | undefined>(undefined);
