'use client';

import { Direction } from 'radix-ui';
import { createContext, forwardRef, useContext, useMemo, type HTMLAttributes, type ReactNode } from 'react';
import './layers.css.ts';
import './theme.css.ts';
import './preferences.css.ts';
import { mergeBrands, type Accent, type Brand } from './brand.ts';
import { brandStyle } from './brandStyle.ts';
import type { UiLabels } from './englishLabels.ts';
import { LabelsContext, labelsInLocale } from './useLabels.ts';
import { useSystemAppearance } from './useSystemAppearance.ts';

/** What {@link EarnTheme} takes. */
export interface EarnThemeProps {
  /**
   * `inherit` takes the theme around; at the top it follows a `light` or `dark` class on `<html>`, and without one the system.
   * @default 'inherit'
   */
  appearance?: 'light' | 'dark' | 'inherit';
  /**
   * A team's look in one object: accent, roundness, scaling, density, typeface, own tokens. What it leaves out stays as around.
   * @default the theme around; at the top jade, medium corners, 100 %, comfortable
   */
  brand?: Brand;
  /**
   * Colour of actions, links and positive figures; wins over the brand's.
   * @default the brand's, or the theme around
   */
  accent?: Accent;
  /**
   * Reading direction; also turns what opens in a portal.
   * @default 'ltr', or the theme around
   */
  dir?: 'ltr' | 'rtl';
  /**
   * Labels of the parts. A label that is left out stays as in the theme around, in English at the top.
   * @default {}
   */
  labels?: Partial<UiLabels>;
  /**
   * BCP 47 tag of the language of `labels`, whose plural rules they follow.
   * @default 'en'
   */
  locale?: string;
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
  brand: Brand;
  dir: 'ltr' | 'rtl';
}
/** For what stands outside any theme. */
const unthemed: ThemeState = { appearance: 'light', brand: {}, dir: 'ltr' };
const ThemeStateContext = createContext<ThemeState | undefined>(undefined);

/**
 * Look and words of everything inside. Needs `@earnkit/ui/styles.css` once in the product.
 * Themes nest; a portal inside (dialog, menu, toast) keeps the theme it was opened from.
 */
export function EarnTheme({ appearance = 'inherit', brand, accent, dir, labels, locale = 'en', background, children }: EarnThemeProps) {
  const around = useContext(ThemeStateContext);
  const system = useSystemAppearance();
  const labelsAround = useContext(LabelsContext);
  const resolved = appearance === 'inherit' ? (around?.appearance ?? system) : appearance;
  const state = useMemo<ThemeState>(
    () => ({
      appearance: resolved,
      brand: mergeBrands(mergeBrands(around?.brand, brand), accent && { accent }),
      dir: dir ?? around?.dir ?? 'ltr',
    }),
    [resolved, brand, accent, dir, around?.brand, around?.dir],
  );
  const mergedLabels = useMemo(
    () => (labels ? { ...labelsAround, ...labelsInLocale(labels, locale) } : labelsAround),
    [labelsAround, labels, locale],
  );
  return (
    <ThemeStateContext.Provider value={state}>
      <LabelsContext.Provider value={mergedLabels}>
        <ThemeRoot background={background ?? around === undefined} data-is-root-theme={around === undefined}>
          {children}
        </ThemeRoot>
      </LabelsContext.Provider>
    </ThemeStateContext.Provider>
  );
}

interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  background?: boolean;
  'data-is-root-theme'?: boolean;
}

/**
 * The theme's element again, for what a portal moved out of it. Radix's tokens are given by class and attributes alone: its
 * own component would bring its tooltips, and with them all that places what floats, to every page.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { background = false, className, style, children, ...rest },
  ref,
) {
  const { appearance, brand, dir } = useContext(ThemeStateContext) ?? unthemed;
  const { accent = 'jade', radius = 'medium', scaling = '100%', density = 'comfortable' } = brand;
  const branded = useMemo(() => brandStyle(brand, appearance), [brand, appearance]);
  return (
    <div
      data-is-root-theme={false}
      {...rest}
      ref={ref}
      className={`radix-themes ${appearance}${className === undefined ? '' : ` ${className}`}`}
      dir={dir}
      // An own accent stands in the tokens; Radix's own scale is read by nothing then.
      data-accent-color={typeof accent === 'string' ? accent : 'jade'}
      data-gray-color="slate"
      data-has-background={background}
      data-panel-background="solid"
      data-radius={radius}
      data-scaling={scaling}
      data-density={density}
      style={style ? { ...branded, ...style } : branded}
    >
      <Direction.Provider dir={dir}>{children}</Direction.Provider>
    </div>
  );
});
