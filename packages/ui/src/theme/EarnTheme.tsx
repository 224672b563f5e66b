'use client';
import { forwardRef, type ReactNode, useContext, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import type { Grouping } from '@earnkit/time';
import './layers.css.ts';
import './theme.css.ts';
import './radixThemes.css.ts';
import './preferences.css.ts';
import { type PartProps, rootProps } from './rootProps.ts';
import { mergeBrands, type Accent, type Brand, type OwnAccent } from './brand.ts';
import type { UiLabels } from './englishLabels.ts';
import { GroupingContext, useGrouping } from './grouping.ts';
import { type OnError, OnErrorContext } from './onError.ts';
import { type LayerContainer, LayerPlaceContext } from './layerPlace.ts';
import { NoRadixTheme, RadixThemeContext, type ThemeState } from './radixTheme.ts';
import { treeOf } from './tree.ts';
import { useAccent } from './useAccent.ts';
import { useAppearanceAround } from './useAppearanceAround.ts';
import { LabelsContext, labelsInLocale } from './useLabels.ts';
import { SheetWarning } from './SheetWarning.ts';
import { ThemeWidthContext, useThemeWidth } from './themeWidth.ts';
import { ThemeRoot, ThemeStateContext } from './ThemeRoot.tsx';

export interface EarnThemeProps extends PartProps {
  /**
   * `inherit` takes the appearance of the surrounding theme. At the top the nearest element around decides that has a class `light` or
   * `dark`, or `data-theme`, `data-bs-theme`, `data-mui-color-scheme` or `data-mantine-color-scheme`; then the page's `color-scheme: dark`,
   * then the system. CSS does, before any script has run.
   * @default 'inherit'
   */
  appearance?: 'light' | 'dark' | 'inherit';
  /**
   * The look of a product in one object: accent, radius, scaling, density, own tokens. Omitted values are inherited from the surrounding
   * theme.
   * @default the theme around; at the top jade, medium radius, 100 %, comfortable
   */
  brand?: Brand;
  /**
   * Colour of actions, links and positive figures: a name, a colour of your own such as `#f0b90b`, or what `themeFromAccent` computed of
   * one, which is there in the first frame. Wins over the brand's accent.
   * @default the brand's, or the theme around
   */
  accent?: Accent | OwnAccent;
  /**
   * Reading direction; also turns what opens in a portal.
   * @default 'ltr', or the theme around
   */
  dir?: 'ltr' | 'rtl';
  /**
   * BCP 47 tag of the language of the texts inside, also of what opens in a portal, for screen readers, hyphens and quotation marks.
   * @default `locale` where it is given, or the theme around; at the top what is around in the page
   */
  lang?: string;
  /**
   * Labels of the components of this package. Omitted ones are inherited from the surrounding theme; at the top they are English.
   * @default {}
   */
  labels?: Partial<UiLabels>;
  /**
   * BCP 47 tag of the language of `labels`, whose plural rules they follow.
   * @default 'en'
   */
  locale?: string;
  /**
   * How whole digits are grouped in counts and in an amount field: `'comma'` 1,234,567.5, `'space'`, `'apostrophe'`, `'lakh'` 12,34,567.5, or
   * `'none'`. The decimal mark is a point in each of them.
   * @default that of the theme around; at the top 'comma'
   */
  grouping?: Grouping | undefined;
  /**
   * Whether to paint the page's background.
   * @default true at the top, false inside another theme
   */
  background?: boolean;
  /**
   * By what lists become cards and pages take their phone layout: the `window`, or `auto`, the width of the theme's element, for an area in a
   * narrow column of the host. Dialogs and calendars follow the window in both.
   * @default that of the theme around; at the top 'window'
   */
  layout?: 'window' | 'auto';
  /**
   * Where dialogs, menus, lists, calendars, tooltips and toasts open: an element, a ref of one, or a shadow root. It needs the stylesheet
   * and must not be inert.
   * @default that of the theme around; at the top the nearest modal dialog, popover or full-screen element of the host, else the shadow root,
   * else the body
   */
  container?: LayerContainer;
  /**
   * Called with each error that stops a part from rendering, for the product's own error reports.
   * @default that of the theme around
   */
  onError?: OnError;
  /** What the theme applies to. */
  children: ReactNode;
}

/** Tells `earnkit-doctor` which copies of the packages a page has. */
((globalThis as { [mark: symbol]: string[] | undefined })[Symbol.for('earnkit')] ??= []).push('@earnkit/ui 0.1.0');

/**
 * Sets the look and the labels of everything inside. Import `@earnkit/ui/styles.css` once in the product.
 * Themes nest. Inside a `Theme` of Radix Themes, and around its components, `RadixThemeProvider` connects the two. A portal inside (dialog, menu, toast) keeps the theme it was opened from.
 */
export const EarnTheme = forwardRef<HTMLDivElement, EarnThemeProps>(function EarnTheme(
  {
    appearance = 'inherit',
    brand,
    accent,
    dir,
    lang,
    labels,
    locale: ownLocale,
    grouping: ownGrouping,
    background,
    layout,
    container,
    onError,
    children,
    ...rest
  },
  ref,
) {
  const locale = ownLocale ?? 'en';
  const ownLang = lang ?? ownLocale;
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current, []);
  useEffect(() => watchShadowRoot(element.current), []);
  const placeAround = useContext(LayerPlaceContext);
  const layerContainer = container ?? placeAround.container;
  const place = useMemo(() => ({ container: layerContainer, theme: element }), [layerContainer]);
  const ownWidth = useThemeWidth(element, layout === 'auto');
  const widthAround = useContext(ThemeWidthContext);
  const around = useContext(ThemeStateContext);
  const labelsAround = useContext(LabelsContext);
  const groupingAround = useGrouping();
  const grouping = ownGrouping ?? groupingAround;
  const onErrorAround = useContext(OnErrorContext);
  const radix = useContext(RadixThemeContext);
  // The nearest theme: every `EarnTheme` provides Radix's context too.
  const radixAround = useContext(radix?.context ?? NoRadixTheme);
  const inherited = radixAround?.appearance === 'light' || radixAround?.appearance === 'dark' ? radixAround.appearance : around?.appearance;
  const { name, shades } = useAccent(accent ?? brand?.accent);
  const nameAround = radixAround?.accentColor ?? around?.accent;
  const given = appearance === 'inherit' ? inherited : appearance;
  const resolved = useAppearanceAround(element, given);
  const state = useMemo<ThemeState>(
    () => ({
      appearance: resolved,
      accent: name ?? nameAround ?? 'jade',
      // A `Theme` of Radix Themes in between has an accent of its own.
      shades: shades ?? (name === undefined && nameAround === around?.accent ? around?.shades : undefined),
      brand: mergeBrands({ ...around?.brand, ...(radixAround && { radius: radixAround.radius, scaling: radixAround.scaling }) }, brand),
      dir: dir ?? around?.dir ?? 'ltr',
      lang: ownLang ?? around?.lang,
    }),
    [
      resolved,
      brand,
      name,
      shades,
      dir,
      ownLang,
      around?.lang,
      nameAround,
      around?.accent,
      around?.shades,
      around?.brand,
      around?.dir,
      radixAround,
    ],
  );
  const mergedLabels = useMemo(
    () => (labels ? { ...labelsAround, ...labelsInLocale(labels, locale, grouping) } : labelsAround),
    [labelsAround, labels, locale, grouping],
  );
  const themed = (
    <LabelsContext.Provider value={mergedLabels}>
      <ThemeRoot ref={element} {...rootProps('earn-theme', rest)} lang={ownLang} background={background ?? !(around || radixAround)}>
        {process.env.NODE_ENV !== 'production' && <SheetWarning theme={element} />}
        <OnErrorContext.Provider value={onError ?? onErrorAround}>
          <GroupingContext.Provider value={grouping}>
            <ThemeWidthContext.Provider value={layout ? ownWidth : widthAround}>
              <LayerPlaceContext.Provider value={place}>{children}</LayerPlaceContext.Provider>
            </ThemeWidthContext.Provider>
          </GroupingContext.Provider>
        </OnErrorContext.Provider>
      </ThemeRoot>
    </LabelsContext.Provider>
  );
  return (
    <ThemeStateContext.Provider value={state}>
      {radix ? <radix.Provide {...state}>{themed}</radix.Provide> : themed}
    </ThemeStateContext.Provider>
  );
});

/** In a shadow root, loads what focus and keys need there. @returns a function that ends it. */
function watchShadowRoot(element: HTMLElement | null): (() => void) | undefined {
  const tree = element && treeOf(element);
  if (!(tree instanceof ShadowRoot)) return undefined;
  let end: (() => void) | undefined;
  let left = false;
  import('./shadowRoot.ts').then(
    ({ serveShadowRoot }) => {
      if (!left) end = serveShadowRoot(tree);
    },
    () => undefined,
  );
  return () => {
    left = true;
    end?.();
  };
}
