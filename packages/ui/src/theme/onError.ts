import { createContext } from 'react';

/**
 * Reports an error that kept a part from being shown.
 *
 * @param error what was thrown.
 * @param info where: React's stack of components.
 */
export type OnError = (error: unknown, info: { readonly componentStack: string | undefined }) => void;

/** Who is told of an error. */
export const OnErrorContext = createContext<OnError | undefined>(undefined);
