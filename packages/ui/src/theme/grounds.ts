import type { Accent, HexColour } from './brand.ts';

type Named<Key extends string> = Readonly<Record<Key, HexColour>>;

/** What words stand on by default; EarnTheme.test.tsx holds them, and the words below, against what the stylesheet draws. */
export const grounds: Readonly<Record<'light' | 'dark', Named<'page' | 'panel' | 'surface' | 'surfaceHover'>>> = {
  light: { page: '#ffffff', panel: '#ffffff', surface: '#f9f9fb', surfaceHover: '#f0f0f3' },
  dark: { page: '#111113', panel: '#18191b', surface: '#212225', surfaceHover: '#272a2d' },
};

/** Words and edges by default. */
export const marks: Readonly<Record<'light' | 'dark', Named<'text' | 'muted' | 'edge'>>> = {
  light: { text: '#1c2024', muted: '#60646c', edge: '#7c7e88' },
  dark: { text: '#edeef0', muted: '#b0b4ba', edge: '#7a7e86' },
};

/** Words in a tone by default; the success's are those of jade, the info's those of blue. */
export const toneWords: Readonly<Record<'light' | 'dark', Named<'success' | 'warning' | 'danger' | 'info'>>> = {
  light: { success: '#196e57', warning: '#8b5000', danger: '#ae2328', info: '#0961ae' },
  dark: { success: '#1fd8a4', warning: '#ffca16', danger: '#ff9592', info: '#70b8ff' },
};

/** Words in an accent of the theme's own. */
export const accentWords: Readonly<Record<'light' | 'dark', Named<Accent>>> = {
  light: { jade: '#196e57', blue: '#0961ae', indigo: '#2f4ba8', violet: '#54429c', orange: '#ac4000' },
  dark: { jade: '#1fd8a4', blue: '#70b8ff', indigo: '#9eb1ff', violet: '#baa7ff', orange: '#ffa057' },
};
