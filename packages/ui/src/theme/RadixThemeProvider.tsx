'use client';
import { ThemeContext } from '@radix-ui/themes/components/theme';
import { type ReactNode, useMemo } from 'react';
import { RadixThemeContext, type RadixTheme, type ThemeState } from './radixTheme.ts';

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
  <RadixThemeContext.Provider value={connection}>{children}</RadixThemeContext.Provider>
);

const nothing = (): void => {};

/** Provides a theme of ours as Radix's components read it. Its values come from props, so that its setters change nothing. */
function Provide({
  appearance,
  accent,
  brand: { radius = 'medium', scaling = '100%' },
  children,
}: ThemeState & { readonly children: ReactNode }) {
  const theme = useMemo<RadixTheme>(
    () => ({
      appearance: appearance ?? 'inherit',
      accentColor: accent,
      grayColor: 'slate',
      resolvedGrayColor: 'slate',
      panelBackground: 'solid',
      radius,
      scaling,
      onAppearanceChange: nothing,
      onAccentColorChange: nothing,
      onGrayColorChange: nothing,
      onPanelBackgroundChange: nothing,
      onRadiusChange: nothing,
      onScalingChange: nothing,
    }),
    [appearance, accent, radius, scaling],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

const connection = { context: ThemeContext, Provide };
