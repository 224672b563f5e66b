import type { CSSProperties } from 'react';
import type { Brand, OwnTone } from './brand.ts';

/**
 * What a brand sets on the element of its theme. Custom properties only: React hands them to the style object, which a
 * strict content security policy lets pass. They are named here as the contract names them, so that the whole contract does
 * not come to every page.
 */
export function brandStyle({ accent, positive, negative, fontFamily, tokens }: Brand, appearance: 'light' | 'dark'): CSSProperties {
  const own = typeof accent === 'object' ? accent : undefined;
  const style: Record<`--earn-${string}`, string> = {
    ...toneStyle('accent', own, appearance),
    ...(own && { '--earn-color-focus': own[appearance].text }),
    ...toneStyle('success', positive, appearance),
    ...toneStyle('danger', negative, appearance),
    ...(fontFamily !== undefined && { '--earn-font-body': fontFamily }),
    ...tokens?.[appearance],
  };
  return style;
}

function toneStyle(name: string, tone: OwnTone | undefined, appearance: 'light' | 'dark'): Record<string, string> {
  if (!tone) return {};
  return Object.fromEntries(Object.entries(tone[appearance]).map(([key, value]) => [`--earn-${name}-${key}`, value]));
}
