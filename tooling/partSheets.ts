import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { browserTargets } from './browserTargets.ts';
import { type CssRule, rulesOf } from './unlayered.ts';

/*
 * Writes the sheets of single parts, for a page that uses a few: `base.css` with the tokens and what every part needs, and for each part
 * one that imports those of the parts it is made of. `styles.css` has the same rules, once.
 */

/** The folder of the theme, whose rules are the base. */
const THEME = 'theme';

/** Names of the sheets of Radix Themes, by the components whose rules they have. Each imports `layout`, which has the rest. */
const RADIX: Readonly<Record<string, RegExp>> = {
  space: /^\.rt-r-[pm][a-z]*-/,
  grid: /\.rt-Grid|^\.rt-r-(?:g(?:a(?!p)|[crt])|ji)/,
  text: /\.rt-(?:Text|Heading|Link)/,
  card: /\.rt-(?:BaseCard|Card)|^:where\(\.radix-themes\)/,
  separator: /\.rt-Separator/,
  badge: /\.rt-Badge/,
  banner: /\.rt-Callout/,
};
const LAYOUT = 'layout';
const SPACE = 'space';

/** The sheet of a component of Radix Themes. */
const sheetOfRadix = (component: string): string =>
  /^(?:heading|link)$/.test(component) ? 'text' : Object.hasOwn(RADIX, component) ? component : LAYOUT;

/** The name of the sheet that a source belongs to: that of its folder, and for what is large or stands alone one of its own. */
export function sheetOfSource(source: string): string {
  const [, folder = '', file = ''] = /^src\/(?:([\w-]+)\/)?(\w+)/.exec(source) ?? [];
  if (folder === 'radix-themes' && file !== 'index') return file.toLowerCase();
  return folder === 'date-range-picker' && file === 'Calendar' ? 'calendar' : folder;
}

/** The sheet of Radix Themes that a rule belongs to; one with conditions by the first rule inside. */
function radixSheetOf({ head, body = '' }: CssRule): string {
  const [inside] = head.startsWith('@') ? rulesOf(body) : [];
  if (inside) return radixSheetOf(inside);
  return Object.entries(RADIX).find(([, selector]) => selector.test(head))?.[0] ?? LAYOUT;
}

/** Layer of what a prop of a component of Radix Themes says: over the component's own rules, whichever sheet a page loads first. */
const PROPS = 'earn.props';
const ORDER = `@layer radix,${PROPS},earn.tokens,earn.components,earn.preferences;`;
const isOfProp = ({ head, body = '' }: CssRule): boolean =>
  head.startsWith('@') ? rulesOf(body).some(isOfProp) : head.startsWith('.rt-r-');

const minified = (css: string): string =>
  transform({ filename: 'part.css', code: Buffer.from(css), minify: true, targets: browserTargets }).code.toString();

/** The sheets that each sheet imports: those of the modules that its own import. */
function importsOfSheets(packageDir: string): Map<string, Set<string>> {
  const imports = new Map(Object.keys(RADIX).map((name) => [name, new Set(name === SPACE ? [] : [LAYOUT])]));
  imports.set(LAYOUT, new Set([SPACE]));
  for (const file of globSync('src/**/*.{ts,tsx}', {
    cwd: packageDir,
    exclude: ['**/*.{test,stories}.*', '**/testing/**', 'src/recipes/**'],
  })) {
    const own = imports.get(sheetOfSource(file)) ?? new Set<string>();
    const text = readFileSync(path.join(packageDir, file), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from |import\(|import )'(\.[^']+|@radix-ui\/themes\/components\/\w+)'/g)) {
      own.add(name.startsWith('.') ? sheetOfSource(path.join(path.dirname(file), name)) : sheetOfRadix(path.basename(name)));
    }
    // A part that writes the classes of Radix Themes itself.
    if (file.endsWith('.tsx'))
      for (const [name] of text.matchAll(/\brt-[A-Za-z][\w-]*/g)) own.add(radixSheetOf({ head: `.${name}`, body: '' }));
    imports.set(sheetOfSource(file), own);
  }
  return imports;
}

/**
 * Writes `dist/sheets`.
 *
 * @param sheets rules of each source, in order.
 * @param base what `styles.css` begins with, without the rules of Radix Themes' parts, as minified CSS.
 */
export function writePartSheets(packageDir: string, sheets: ReadonlyMap<string, string>, base: string): void {
  const rules = new Map<string, string>([['base', base]]);
  const add = (name: string, css: string): void => void rules.set(name, `${rules.get(name) ?? ''}${css}`);
  const radix = transform({
    filename: 'radixThemes.css',
    code: readFileSync(path.join(packageDir, 'src/radixThemes.css')),
    minify: true,
    targets: browserTargets,
  }).code.toString();
  for (const rule of rulesOf(radix)) add(radixSheetOf(rule), `@layer ${isOfProp(rule) ? PROPS : 'radix'}{${rule.head}{${rule.body}}}`);
  for (const [source, css] of sheets) add(sheetOfSource(source) === THEME ? 'base' : sheetOfSource(source), css);

  const imports = importsOfSheets(packageDir);
  // A part of the calendar alone has what the picker around it has.
  imports.get('calendar')?.delete('date-range-picker');
  const neededBy = (name: string): string[] =>
    [...(imports.get(name) ?? [])].filter((other) => other !== name && other !== THEME && other !== '' && isSheet(other)).sort();
  const isSheet = (name: string): boolean => rules.has(name) || neededBy(name).length > 0;
  const folder = path.join(packageDir, 'dist/sheets');
  mkdirSync(folder, { recursive: true });
  for (const name of new Set([...rules.keys(), ...imports.keys()])) {
    if (name === '' || name === THEME || !isSheet(name)) continue;
    const head = name === 'base' ? [ORDER] : neededBy(name).map((other) => `@import"./${other}.css";`);
    writeFileSync(path.join(folder, `${name}.css`), `${head.join('')}${minified(rules.get(name) ?? '')}`);
  }
}
