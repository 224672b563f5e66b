import type { Tone } from '../theme/tone.ts';

/** The color of Radix Themes for each tone. A part without a color has the theme's accent. */
export const toneColors = {
  neutral: 'gray',
  accent: undefined,
  info: 'blue',
  success: 'jade',
  warning: 'amber',
  danger: 'red',
} as const satisfies Record<Tone, string | undefined>;
