'use client';
import { createContext, forwardRef, type HTMLAttributes, useContext } from 'react';
import * as Direction from 'radix-ui/direction';
import { tokensIn } from './brand.ts';
import type { ThemeState } from './radixTheme.ts';

/** Used outside any theme. */
const unthemed: ThemeState = { appearance: 'light', accent: 'jade', shades: undefined, brand: {}, dir: 'ltr', lang: undefined };

/** What the nearest theme resolved to. */
export const ThemeStateContext = createContext<ThemeState | undefined>(undefined);

interface ThemeRootProps extends HTMLAttributes<HTMLDivElement> {
  background?: boolean;
}

/**
 * The theme's element, repeated inside portals. It sets Radix's class and attributes itself: Radix's `Theme` component would
 * add its tooltips, and with them the code that places popups, to every page.
 */
export const ThemeRoot = forwardRef<HTMLDivElement, ThemeRootProps>(function ThemeRoot(
  { background = false, className, style, children, ...rest },
  ref,
) {
  const { appearance, accent, shades, brand, dir } = useContext(ThemeStateContext) ?? unthemed;
  const { radius = 'medium', scaling = '100%', density = 'comfortable' } = brand;
  return (
    <div
      {...rest}
      ref={ref}
      className={`radix-themes${appearance ? ` ${appearance}` : ''}${className === undefined ? '' : ` ${className}`}`}
      dir={dir}
      data-accent-color={accent}
      data-gray-color="slate"
      data-has-background={background}
      data-panel-background="solid"
      data-radius={radius}
      data-scaling={scaling}
      data-density={density}
      // Custom properties go through the style object, which a strict content security policy allows.
      style={{ ...tokensIn(appearance, shades), ...tokensIn(appearance, brand.tokens), ...style }}
    >
      <Direction.Provider dir={dir}>{children}</Direction.Provider>
    </div>
  );
});
