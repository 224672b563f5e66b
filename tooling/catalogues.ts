import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bench/harness/bundle.ts';
import { bytesOf } from '../bench/harness/bytes.ts';
import { root } from './step.ts';

/*
 * What the messages of the earn area cost a visitor: bytes per language, and which of them are loaded with what.
 */

/** Most bytes of all messages of a language, by gzip: some 5,000 a product. */
const MOST = 35_500;

const dist = path.join(root, 'packages/earn-components/dist');

/** Each language: files of the built package. English comes with the code of each room, the rest when it is asked for. */
const LANGUAGES: Readonly<Record<string, () => readonly string[]>> = {
  en: () => ['messages/catalogues.js'],
  zh: () => globSync('**/*.zh.js', { cwd: dist }),
};

/** React is not counted: a page has it anyway. */
const external = [/^react($|\/)/, /^react-dom($|\/)/];

/** Sentences of other rooms, which a component alone must not load. */
const FOREIGN = {
  EarnArea: ['Interest is added to your holding and earns interest itself.', 'Flexible products', 'Ways to add funds', 'Invitation link'],
  EarnSummary: ['Interest is added to your holding and earns interest itself.', 'Ways to add funds', 'Invitation link'],
  InviteFriends: ['Interest is added to your holding and earns interest itself.', 'Flexible products', 'Ways to add funds'],
} as const;

/** Bytes of all messages of a language by gzip. */
export async function weighLanguage(language: string): Promise<number> {
  const files = LANGUAGES[language]?.() ?? [];
  const code = files.map(
    (file, index) => `import * as words${index} from ${JSON.stringify(path.join(dist, file))}; globalThis.words${index} = words${index};`,
  );
  const { files: built, atOnce } = await bundle(code.join('\n'));
  return bytesOf(atOnce.js.map((chunk) => built.get(chunk) ?? '')).gzip;
}

/** Checks the size of every language and what comes with a component. The packages have to be built. */
export async function checkCatalogues(): Promise<string[]> {
  if (!existsSync(path.join(dist, 'messages'))) return [`${dist} has no messages: the packages have to be built.`];
  const problems: string[] = [];
  for (const language of Object.keys(LANGUAGES)) {
    const bytes = await weighLanguage(language);
    if (bytes > MOST) problems.push(`The messages of ${language} are ${bytes} B by gzip, and a language may have ${MOST} B.`);
  }
  for (const [component, sentences] of Object.entries(FOREIGN)) {
    const { files, atOnce } = await bundle(`export { ${component} } from '@earnkit/components';`, { external });
    const first = atOnce.js.map((chunk) => String(files.get(chunk) ?? '')).join('');
    for (const sentence of sentences)
      if (first.includes(sentence)) problems.push(`${component} loads a message of another room: ${sentence}`);
    // A word of the catalogues; units of large numbers are written in Chinese everywhere.
    if (first.includes('申购')) problems.push(`${component} loads Chinese messages in English.`);
    if (first.includes('MISSING_VALUE')) problems.push(`${component} loads the ICU parser.`);
  }
  return problems;
}
