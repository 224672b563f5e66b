'use client';
import { ThemeContext } from '@radix-ui/themes/components/theme';
import type { ReactNode } from 'react';
import { RadixThemeContext } from './radixTheme.ts';

export interface RadixThemeProviderProps {
  /** The product, with its themes. */
  children: ReactNode;
}

/**
 * Connects `EarnTheme` with the `Theme` of Radix Themes, in both directions: components of Radix Themes inside an `EarnTheme`
 * have its appearance, accent, radius and scaling, also in portals, and an `EarnTheme` inside a `Theme` takes them from it.
 * Only a product that uses Radix Themes needs it, once, around everything.
 */
export const RadixThemeProvider = ({ children }: RadixThemeProviderProps) => (
  <RadixThemeContext.Provider value={ThemeContext}>{children}</RadixThemeContext.Provider>
);
