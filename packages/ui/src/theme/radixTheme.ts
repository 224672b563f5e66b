import type { ThemeContext } from '@radix-ui/themes/components/theme';
import { createContext, type Context, type ContextType } from 'react';

/** The theme that Radix Themes' components read. */
export type RadixTheme = NonNullable<ContextType<typeof ThemeContext>>;

/** Context in which Radix Themes keeps its theme. */
export type RadixThemeContextType = Context<RadixTheme | undefined>;

/**
 * The context in which Radix Themes keeps its theme, handed over by `RadixThemeProvider`. An import of it would bring the
 * popups of Radix's `Theme` to every page, 18 kB.
 */
export const RadixThemeContext: Context<RadixThemeContextType | undefined> = createContext<RadixThemeContextType | undefined>(undefined);

/** Stands in for Radix's context where none was handed over. */
export const NoRadixTheme: RadixThemeContextType = createContext<RadixTheme | undefined>(undefined);

const nothing = (): void => {};

/** A theme as Radix's components read it. Its values come from props, so that its setters change nothing. */
export const radixThemeOf = ({
  appearance,
  accentColor,
  radius,
  scaling,
}: Pick<RadixTheme, 'appearance' | 'accentColor' | 'radius' | 'scaling'>): RadixTheme => ({
  appearance,
  accentColor,
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
});
