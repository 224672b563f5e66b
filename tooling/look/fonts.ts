import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where a page finds the files of {@link chineseFont}. */
export const FONTS_AT = '/look-fonts/';

const sheet = fileURLToPath(import.meta.resolve('@fontsource-variable/noto-sans-sc'));

/** A file of the font, by its name. */
export const fontFile = (name: string): Buffer => readFileSync(new URL(`files/${name}`, `file://${sheet}`));

/**
 * Chinese characters for the typeface of the stories, which brings none. A machine without Chinese fonts draws them as
 * boxes, and every other machine in a font of its own. Latin letters and figures stay Inter's.
 */
export const chineseFont = (): string =>
  [...readFileSync(sheet, 'utf8').matchAll(/\/\* noto-sans-sc-\[\d+\][^]*?\}/g)]
    .map(([face]) => face.replace('Noto Sans SC Variable', 'Inter Variable').replaceAll('./files/', FONTS_AT).replace('swap', 'block'))
    .join('\n');
