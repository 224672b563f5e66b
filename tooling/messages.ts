/*
 * The screen texts as files, from the catalogues: `npm run messages` writes `packages/earn-components/messages`, a file for each language
 * in the form that `addLanguage` loads, and the types of their values. With `--check` it writes nothing and compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './step.ts';

/** A plural as its ICU text, so that every message is text here. `#` and quotes mean the same in both. */
const PLURAL = `export const plural = (name, forms) =>
  \`{\${name}, plural, \${Object.entries(forms).map(([form, text]) => \`\${form} {\${text}}\`).join(' ')}}\`;`;

const MESSAGE = 'packages/ui/src/theme/message.ts';
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@earnkit/ui' ? { url: pathToFileURL(path.join(root, MESSAGE)).href, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    url.endsWith(`/${MESSAGE}`) ? { format: 'module', source: PLURAL, shortCircuit: true } : next(url, context),
});

type Texts = Readonly<Record<string, string>>;
type Editions = Readonly<Record<'global' | 'us', Texts>>;
interface Catalogue {
  readonly english: Editions;
  readonly load: (language: string) => Promise<Editions>;
}

const from = (file: string): Promise<Readonly<Record<string, unknown>>> =>
  import(pathToFileURL(path.join(root, file)).href) as Promise<Readonly<Record<string, unknown>>>;
const { catalogues } = (await from('packages/earn-components/src/messages/catalogues.ts')) as {
  readonly catalogues: Readonly<Record<string, Catalogue>>;
};
const { englishLabels } = (await from('packages/ui/src/theme/englishLabels.ts')) as { readonly englishLabels: Texts };

const labels: Texts = Object.fromEntries(Object.entries(englishLabels).map(([name, text]) => [`earn.ui.${name}`, text]));

/** All texts of a language, and those that the US edition words differently. */
async function languageFile(language: string): Promise<{ readonly messages: Texts; readonly us: Texts }> {
  const parts = await Promise.all(
    Object.values(catalogues).map(async ({ english, load }) => (language === 'en' ? english : load(language))),
  );
  const messages: Texts = Object.assign({}, language === 'en' ? labels : {}, ...parts.map(({ global }) => global)) as Texts;
  const us = Object.fromEntries(parts.flatMap(({ us: own }) => Object.entries(own).filter(([key, text]) => messages[key] !== text)));
  return { messages, us };
}

/** The names of the values in an ICU text; a form of one word, as in `one {day}`, is none. */
const valuesIn = (text: string): readonly string[] =>
  [...new Set(Array.from(text.matchAll(/(?<!\b(?:zero|one|two|few|many|other) )\{(\w+)(?:\}|,)/g), ([, name = '']) => name))].toSorted();

/** Longest line of the formatter. */
const MOST_COLUMNS = 140;

/** The types of the values of every message that has some. */
function valueTypes(messages: Texts): string {
  const lines = Object.entries(messages)
    .map(([key, text]) => [key, valuesIn(text)] as const)
    .filter(([, names]) => names.length > 0)
    .toSorted(([first], [second]) => (first < second ? -1 : 1));
  return [
    '/** The names of the values of each message, by key; a message that is not listed has none. Written by `npm run messages`. */',
    'export interface MessageValueNames {',
    ...lines.map(([key, names]) => {
      const words = names.map((name) => `'${name}'`);
      const name = /^\w+$/.test(key) ? key : `'${key}'`;
      const line = `  ${name}: ${words.join(' | ')};`;
      return line.length <= MOST_COLUMNS ? line : `  ${name}:${words.map((word) => `\n    | ${word}`).join('')};`;
    }),
    '}',
    '',
  ].join('\n');
}

const FOLDER = 'packages/earn-components/messages';
const english = await languageFile('en');
const files: Readonly<Record<string, string>> = {
  [`${FOLDER}/en.json`]: `${JSON.stringify(english, null, 2)}\n`,
  [`${FOLDER}/zh.json`]: `${JSON.stringify(await languageFile('zh'), null, 2)}\n`,
  'packages/earn-components/src/messages/messageValueNames.ts': valueTypes(english.messages),
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
};

if (process.argv.includes('--check')) {
  const old = Object.entries(files).filter(([file, text]) => read(file) !== text);
  for (const [file] of old) console.log(`${file} is out of date: npm run messages`);
  process.exitCode = old.length === 0 ? 0 : 1;
} else for (const [file, text] of Object.entries(files)) writeFileSync(path.join(root, file), text);
console.log(`${Object.keys(english.messages).length} messages.`);
