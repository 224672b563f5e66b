'use client';

import { Theme } from '@radix-ui/themes/components/theme';
import { Direction, Tooltip } from 'radix-ui';
import { createContext, forwardRef, useContext, useMemo, type HTMLAttributes, type ReactNode } from 'react';
import './layers.css.ts';
import './theme.css.ts';
import type { UiLabels } from './labels.ts';
import { LabelsContext, useLabels } from './useLabels.ts';
import { useSystemAppearance } from './useSystemAppearance.ts';

/** Colours a product can choose for what may be pressed. Each keeps 4.5:1 in light and dark. */
export type Accent = 'jade' | 'blue' | 'indigo' | 'violet' | 'orange';

/** What {@link EarnTheme} takes. */
export interface EarnThemeProps {
  /**
   * `inherit` takes the theme around; at the top it follows a `light` or `dark` class on `<html>`, and without one the system.
   * @default 'inherit'
   */
  appearance?: 'light' | 'dark' | 'inherit';
  /**
   * Colour of actions, links and positive figures.
   * @default 'jade', or the theme around
   */
  accent?: Accent;
  /**
   * Reading direction; also turns what opens in a portal.
   * @default 'ltr', or the theme around
   */
  dir?: 'ltr' | 'rtl';
  /**
   * The parts' own words. What is left out stays as it is around, in English at the top.
   * @default {}
   */
  labels?: Partial<UiLabels>;
  /**
   * Paint the page's ground.
   * @default true at the top, false inside another theme
   */
  background?: boolean;
  /** What the theme is for. */
  children: ReactNode;
}

interface ThemeState {
  appearance: 'light' | 'dark';
  accent: Accent;
  dir: 'ltr' | 'rtl';
}
const ThemeStateContext = createContext<ThemeState | undefined>(undefined);

/**
 * Look and words of everything inside. Needs `@earnkit/ui/styles.css` once in the product.
 * Themes nest; a portal inside (dialog, menu, toast) keeps the theme it was opened from.
 */
export function EarnTheme({ appearance = 'inherit', accent, dir, labels, background, children }: EarnThemeProps) {
  const around = useContext(ThemeStateContext);
  const system = useSystemAppearance();
  const words = useLabels();
  const resolved = appearance === 'inherit' ? (around?.appearance ?? system) : appearance;
  const state = useMemo<ThemeState>(
    () => ({ appearance: resolved, accent: accent ?? around?.accent ?? 'jade', dir: dir ?? around?.dir ?? 'ltr' }),
    [resolved, accent, dir, around?.accent, around?.dir],
  );
  const mergedLabels = useMemo(() => ({ ...words, ...labels }), [words, labels]);
  return (
    <ThemeStateContext.Provider value={state}>
      <LabelsContext.Provider value={mergedLabels}>
        <ThemeRoot background={background ?? around === undefined}>
          <Tooltip.Provider delayDuration={200}>{children}</Tooltip.Provider>
        </ThemeRoot>
      </LabelsContext.Provider>
    </ThemeStateContext.Provider>
  );
}

interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  background?: boolean;
}

/** The theme's element again, for what a portal moved out of it. */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot({ background = false, children, ...rest }, ref) {
  const state = useContext(ThemeStateContext);
  return (
    <Theme
      asChild
      accentColor={state?.accent ?? 'jade'}
      grayColor="slate"
      radius="medium"
      panelBackground="solid"
      scaling="100%"
      appearance={state?.appearance ?? 'light'}
      hasBackground={background}
    >
      <div {...rest} ref={ref} dir={state?.dir ?? 'ltr'}>
        <Direction.Provider dir={state?.dir ?? 'ltr'}>{children}</Direction.Provider>
      </div>
    </Theme>
  );
});
