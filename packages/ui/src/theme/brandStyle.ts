import type { CSSProperties } from 'react';
import type { Brand, OwnTone, Tone } from './brand.ts';
import { vars } from './vars.css.ts';

/** `var(--earn-color-page)` to `--earn-color-page`. */
export const propertyOf = (token: string): string => token.slice('var('.length, -1);

/**
 * What a brand sets on the element of its theme. Custom properties only: React hands them to the style object, which a
 * strict content security policy lets pass.
 */
export function brandStyle({ accent, positive, negative, fontFamily, tokens }: Brand, appearance: 'light' | 'dark'): CSSProperties {
  const own = typeof accent === 'object' ? accent : undefined;
  const style: Record<string, string> = {
    ...toneStyle(vars.accent, own, appearance),
    ...(own && { [propertyOf(vars.color.focus)]: own[appearance].text }),
    ...toneStyle(vars.success, positive, appearance),
    ...toneStyle(vars.danger, negative, appearance),
    ...(fontFamily !== undefined && { [propertyOf(vars.font.body)]: fontFamily }),
    ...tokens?.[appearance],
  };
  return style;
}

function toneStyle(names: Tone, tone: OwnTone | undefined, appearance: 'light' | 'dark'): Record<string, string> {
  if (!tone) return {};
  return Object.fromEntries((Object.keys(names) as (keyof Tone)[]).map((key) => [propertyOf(names[key]), tone[appearance][key]]));
}
