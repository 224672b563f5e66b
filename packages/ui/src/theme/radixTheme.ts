import type { ThemeContext } from '@radix-ui/themes/components/theme';
import { createContext, type ComponentType, type Context, type ContextType, type ReactNode } from 'react';
import type { AccentTheme } from '../accent/themeFromAccent.ts';
import type { Brand } from './brand.ts';
import type { Appearance } from './useAppearanceAround.ts';

/** The theme that Radix Themes' components read. */
export type RadixTheme = NonNullable<ContextType<typeof ThemeContext>>;

/** What a theme has settled. */
export interface ThemeState {
  /** `undefined` while only CSS knows. */
  appearance: Appearance | undefined;
  accent: RadixTheme['accentColor'];
  /** Shades of an accent of the product's own. */
  shades: AccentTheme | undefined;
  brand: Brand;
  dir: 'ltr' | 'rtl';
  /** Language of the texts, for what opens in a portal; `undefined` where the theme does not say it. */
  lang: string | undefined;
}

/** What connects our themes with those of Radix Themes. */
interface RadixConnection {
  /** The context in which Radix Themes keeps its theme. */
  readonly context: Context<RadixTheme | undefined>;
  /** Provides a theme of ours to the components of Radix Themes. */
  readonly Provide: ComponentType<ThemeState & { readonly children: ReactNode }>;
}

/**
 * The connection that `RadixThemeProvider` hands over. An import of Radix's context would bring the popups of its `Theme` to every
 * page, 18 kB.
 */
export const RadixThemeContext = createContext<RadixConnection | undefined>(undefined);

/** Stands in for Radix's context where none was handed over. */
export const NoRadixTheme: Context<RadixTheme | undefined> = createContext<RadixTheme | undefined>(undefined);
