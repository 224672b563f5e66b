import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = join(import.meta.dirname, '../src/shell/font.css');
const MADE = join(import.meta.dirname, '../../../node_modules/.cache/earnkit');

/** Has the build take a font of the characters and weights that `font.css` declares, which is a third smaller. Every page loads it before it is drawn. */
export function smallFont(): Plugin {
  return {
    name: 'earnkit:small-font',
    apply: 'build',
    async config() {
      const css = readFileSync(STYLES, 'utf8');
      const [, min, max, name] = /font-weight: (\d+) (\d+);\s+src: url\('([^']+)'\)/.exec(css) ?? [];
      if (name === undefined) throw new Error(`${STYLES} declares a font in another way than it is read here`);
      const characters = [...css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
        const start = Number.parseInt(first, 16);
        return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index));
      });
      const whole = readFileSync(createRequire(import.meta.url).resolve(name));
      const wght = { min: Number(min), max: Number(max) };
      const small = await subsetFont(whole, characters.join(''), { targetFormat: 'woff2', variationAxes: { wght } });
      mkdirSync(MADE, { recursive: true });
      const replacement = join(MADE, basename(name));
      writeFileSync(replacement, small);
      return { resolve: { alias: [{ find: name, replacement }] } };
    },
  };
}
