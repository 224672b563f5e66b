import { useEffect, useState } from 'react';
import type { AccentTheme } from '../accent/themeFromAccent.ts';
import type { Accent, OwnAccent } from './brand.ts';

/** An accent of a theme: a name of Radix's, and the shades of an accent of one's own, once they are known. */
interface KnownAccent {
  readonly name: Accent | undefined;
  readonly shades: AccentTheme | undefined;
}

/**
 * The accent to show. The shades of a colour are computed by code that is loaded for it; until then the theme shows what it showed before,
 * at first jade.
 */
export function useAccent(accent: Accent | OwnAccent | undefined): KnownAccent {
  const hex = typeof accent === 'string' && accent.startsWith('#') ? accent : undefined;
  const [computed, setComputed] = useState<AccentTheme>();
  useEffect(() => {
    let left = false;
    if (hex !== undefined)
      import('../accent/themeFromAccent.ts')
        .then(({ themeFromAccent }) => left || setComputed(themeFromAccent(hex)))
        .catch((error: unknown) => {
          // oxlint-disable-next-line no-console -- only a developer can mend it; the page is drawn in the accent before
          console.error(
            `EK007: The accent ${hex} is not shown, because its shades could not be computed. https://github.com/earnkit/earnkit/blob/main/docs/errors.md#ek007`,
            error,
          );
        });
    return () => {
      left = true;
    };
  }, [hex]);
  if (typeof accent === 'object') return { name: 'jade', shades: accent };
  if (hex !== undefined) return { name: 'jade', shades: computed };
  return { name: accent as Accent | undefined, shades: undefined };
}
