import { lightOrDark } from './selectors.ts';

/** Scales of Radix that this theme has. `accent` and `gray` are the ones of the theme around. */
type Scale = 'accent' | 'gray' | 'jade' | 'blue' | 'indigo' | 'violet' | 'orange' | 'amber' | 'red';

/*
 * White on a scale's step 9 or 10 is under 4.5:1 for several accents (jade is 3.2:1). In light the solid fill is therefore
 * step 11, in dark a step 9 with black mixed in; EarnTheme.test.tsx measures every pair in both appearances.
 */

const inLight = (scale: Scale) => ({
  solid: `color-mix(in oklab, var(--${scale}-11) 94%, black)`,
  solidHover: `color-mix(in oklab, var(--${scale}-11) 84%, black)`,
  text: `color-mix(in oklab, var(--${scale}-11) 88%, black)`,
});

const inDark = (scale: Scale) => {
  const solid = scale === 'accent' ? `var(${STEP_9})` : `var(--${scale}-9)`;
  return {
    solid: `color-mix(in oklab, ${solid} 82%, black)`,
    solidHover: `color-mix(in oklab, ${solid} 74%, black)`,
    text: `var(--${scale}-11)`,
  };
};

/** Colours of a tone. */
export const toneOf = (scale: Scale) => {
  const [light, dark] = [inLight(scale), inDark(scale)];
  return {
    solid: lightOrDark(light.solid, dark.solid),
    solidHover: lightOrDark(light.solidHover, dark.solidHover),
    onSolid: 'white',
    text: lightOrDark(light.text, dark.text),
    soft: `var(--${scale}-3)`,
    softHover: `var(--${scale}-4)`,
    border: `var(--${scale}-6)`,
  };
};

/** A line that is at least 3:1 on the page. */
export const EDGE = lightOrDark('color-mix(in oklab, var(--gray-9) 92%, black)', 'color-mix(in oklab, var(--gray-9) 88%, white)');

/** Step 9 of the accent's scale as Radix has it: `--accent-9` is the solid fill, which is mixed from it. */
export const STEP_9 = '--earn-accent-step-9';
