import type { AccentTheme } from './themeFromAccent.ts';

const rules = (properties: AccentTheme['light']): string =>
  Object.entries(properties)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('');

/**
 * An accent as CSS, for a stylesheet of the host: the colours are there before any script, and a strict content security policy passes.
 *
 * @param theme of `themeFromAccent`.
 * @param selector of the theme's element. @default every theme
 */
export const accentCss = ({ light, dark }: AccentTheme, selector = '.radix-themes'): string =>
  `${selector} {\n${rules(light)}}\n\n${selector}.dark, :is(.dark, .dark-theme) ${selector}:not(.light, .light-theme) {\n${rules(dark)}}\n`;
