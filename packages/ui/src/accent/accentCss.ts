import { lightOrDark } from './lightOrDark.ts';
import type { AccentTheme } from './themeFromAccent.ts';

/**
 * An accent as CSS, for a stylesheet of the host: the colours are there before any script, in light and dark as the page is marked, and a
 * strict content security policy passes.
 *
 * @param theme of `themeFromAccent`.
 * @param selector of the theme's element. @default every theme
 */
export function accentCss({ light, dark }: AccentTheme, selector = '.radix-themes'): string {
  const rules = Object.entries(light).map(([name, value]) => `  ${name}: ${lightOrDark(value, dark[name as `--${string}`] ?? value)};\n`);
  return `${selector} {\n${rules.join('')}}\n`;
}
