import path from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * A program of its own, `node catalogues.ts FOLDER`: writes the messages that the console was built from as JSON. The test runner
 * would load their sources, and with them styles, which Node cannot read.
 */

type Message = string | ((values: Readonly<Record<string, string | number>>, locale: string) => string);
type Editions = Readonly<Record<string, Readonly<Record<string, Message>>>>;

interface Catalogue {
  readonly english: Editions;
  readonly load: (language: string) => Promise<Editions>;
}

/** Names of values that are counts, on which the form of a message depends. */
const COUNTS = ['days', 'count', 'decimals', 'hours', 'minutes', 'seconds'];

/** Each value as a placeholder, and each count as this number. */
const filled = (count: number): Readonly<Record<string, string | number>> =>
  new Proxy<Record<string, string | number>>(
    {},
    {
      get: (_, name) => (COUNTS.includes(String(name)) ? count : `{${String(name)}}`),
      getOwnPropertyDescriptor: (_, name) => ({
        configurable: true,
        enumerable: true,
        value: COUNTS.includes(String(name)) ? count : `{${String(name)}}`,
      }),
    },
  );

/** Text with placeholders, and the form that stands with one where it is another. */
const textsOf = (message: Message, language: string): readonly [many: string, one?: string] =>
  typeof message === 'string'
    ? [message]
    : [message(filled(7_777_777), language).replaceAll(/7,?777,?777/g, '{#}'), message(filled(1), language)];

const file = path.join(process.argv[2] ?? '', 'packages/earn-components/dist/messages/catalogues.js');
const { catalogues } = (await import(pathToFileURL(file).href)) as { readonly catalogues: Readonly<Record<string, Catalogue>> };
const written: Record<string, Record<string, Record<string, readonly [string, string?]>>> = {};
for (const language of ['en', 'zh']) {
  for (const catalogue of Object.values(catalogues)) {
    const editions = await catalogue.load(language);
    for (const [edition, messages] of Object.entries(editions))
      for (const [key, message] of Object.entries(messages)) ((written[language] ??= {})[edition] ??= {})[key] = textsOf(message, language);
  }
}
process.stdout.write(JSON.stringify(written));
