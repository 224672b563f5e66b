import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { proofsIn } from '../requirements/proofs.ts';
import { root } from '../step.ts';
import { REPOSITORY, idOf } from './site.ts';

/*
 * What the page of a component tells without being written by hand: its words, its bytes, and the requirements that its stories prove.
 */

/** The sources of the components. */
const FOLDER = 'packages/earn-components/src';

/** A text of a catalogue, and where it is changed. */
interface Text {
  readonly text: string;
  /** In the US edition, where it differs. */
  readonly us: string | undefined;
  /** Address of its line in the repository's editor. */
  readonly edit: string;
  /** The same of the text of the US edition, where it differs. */
  readonly editUs: string | undefined;
}

/** A message of a component. */
export interface Word {
  readonly key: string;
  readonly english: Text;
  readonly chinese: Text;
}

/** A requirement that stories of the page prove. */
interface Proven {
  readonly id: string;
  readonly text: string;
  /** Names of the exports of those stories. */
  readonly stories: readonly string[];
}

/** What a component adds to a page with an area and a client, in kB by brotli. */
interface Weight {
  readonly name: string;
  readonly atOnce: string;
  /** What a dialog adds when it opens. @default its code is part of what comes at once */
  readonly opened: string | undefined;
}

/** All that is known about one page. */
export interface ComponentFacts {
  /** The components that the page is about. */
  readonly names: readonly string[];
  readonly words: readonly Word[];
  readonly proven: readonly Proven[];
  readonly weights: readonly Weight[];
}

/** A page of a component: its document, and the stories that it shows. */
export interface ComponentPage {
  /** From the root of the repository. */
  readonly file: string;
  /** The component's name, as the file is called. */
  readonly name: string;
  /** From the root; the first is the one that the page is attached to. */
  readonly stories: readonly string[];
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const posix = (file: string): string => file.replaceAll(path.sep, '/');

/** The pages of the components. */
export const componentPages = (): readonly ComponentPage[] =>
  globSync(`${FOLDER}/**/*.mdx`, { cwd: root })
    .map(posix)
    .sort()
    .map((file) => ({
      file,
      name: path.basename(file, '.mdx'),
      stories: Array.from(read(file).matchAll(/from '(\.\/[^']+\.stories\.tsx)'/g), ([, from = '']) =>
        path.posix.join(path.posix.dirname(file), from),
      ),
    }));

/** The file of each component that an entry of the package exports, by name; of a dialog that is loaded later its folder's index. */
export function exportedComponents(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const index of globSync(`${FOLDER}/**/index.ts`, { cwd: root }).map(posix))
    for (const [, list = '', from = ''] of read(index).matchAll(/export \{([^}]*)\} from '(\.[^']+)'/g))
      for (const name of list.split(',').map((each) => each.trim()))
        if (/^[A-Z][a-z]\w*$/.test(name) && !found.get(name)?.includes('/index.ts'))
          found.set(name, path.posix.join(path.posix.dirname(index), from));
  return found;
}

/** A page as others link to it. */
export interface PageLink {
  readonly id: string;
  /** Its first sentence. */
  readonly summary: string;
}

/** The page of each component of the packages, by name; a page about several has each of their names. */
export function pageLinks(): Readonly<Record<string, PageLink>> {
  const ofUi: readonly ComponentPage[] = globSync('packages/ui/src/**/*.mdx', { cwd: root })
    .map(posix)
    .map((file) => ({ file, name: path.basename(file, '.mdx'), stories: [file.replace(/mdx$/, 'stories.tsx')] }));
  return Object.fromEntries(
    [...ofUi, ...componentPages()].flatMap((page) => {
      const {
        file,
        name,
        stories: [first = ''],
      } = page;
      const title = existsSync(path.join(root, first)) ? /title: '([^']+)'/.exec(read(first))?.[1] : undefined;
      if (title === undefined) return [];
      const link: PageLink = { id: idOf({ title }), summary: summaryIn(read(file)) };
      return [...new Set([name, ...(ofUi.includes(page) ? [] : namesOf(page))])].map((each) => [each, link]);
    }),
  );
}

/** The first sentence below the heading of a page. */
function summaryIn(text: string): string {
  const [, paragraph = ''] = /^# .*\n\n([^\n#<`][\s\S]*?)\n\n/m.exec(text) ?? [];
  return /^.*?[.:](?=\s|$)/.exec(paragraph.replaceAll('\n', ' '))?.[0].replace(/:$/, '.').replaceAll('`', '') ?? '';
}

/** What is told about a page. */
export function factsOf(page: ComponentPage): ComponentFacts {
  const names = namesOf(page);
  return { names, words: wordsOf(page), proven: provenBy(page), weights: weightsOf(names) };
}

/** The component of that name, or the exported ones of its folder where the page is about several. */
function namesOf({ file, name }: ComponentPage): readonly string[] {
  const exported = exportedComponents();
  if (exported.has(name)) return [name];
  const folder = path.posix.dirname(file);
  // A part of the area, which nobody places.
  if (existsSync(path.join(root, folder, `${name}.tsx`))) return [];
  return [...exported]
    .filter(([, place]) => path.posix.dirname(place) === folder)
    .map(([each]) => each)
    .sort();
}

/** Requirements by their ids. */
function requirements(): ReadonlyMap<string, string> {
  const all = JSON.parse(read('tooling/requirements/requirements.json')) as readonly { readonly id: string; readonly text: string }[];
  return new Map(all.map(({ id, text }) => [id, text]));
}

function provenBy({ stories }: ComponentPage): readonly Proven[] {
  const proofs = stories.flatMap((file) => proofsIn(file, read(file)));
  return [...requirements()].flatMap(([id, text]) => {
    const names = proofs.filter(({ ids }) => ids.includes(id)).map(({ name }) => name);
    return names.length === 0 ? [] : [{ id, text, stories: [...new Set(names)] }];
  });
}

function weightsOf(names: readonly string[]): readonly Weight[] {
  const rows = Array.from(
    read('docs/bytes.md').matchAll(/^\| `(\w+)` \| ([\d.]+) \| ([\d.]*) \|$/gm),
    ([, name = '', atOnce = '', opened = '']) => ({
      name,
      atOnce,
      opened: opened === '' ? undefined : opened,
    }),
  );
  return rows.filter(({ name }) => names.includes(name));
}

interface Texts {
  readonly messages: Readonly<Record<string, string>>;
  readonly us: Readonly<Record<string, string>>;
}

interface Catalogues {
  readonly english: Texts;
  readonly chinese: Texts;
  /** Where each key stands in the catalogues of each language. */
  readonly places: Readonly<Record<'english' | 'chinese', Places>>;
}

/** A file with a line for each key, of the messages and of those that the US edition words differently. */
interface Places {
  readonly messages: ReadonlyMap<string, string>;
  readonly us: ReadonlyMap<string, string>;
}

let known: Catalogues | undefined;

function catalogues(): Catalogues {
  const textsOf = (language: string): Texts => JSON.parse(read(`packages/earn-components/messages/${language}.json`)) as Texts;
  return (known ??= {
    english: textsOf('en'),
    chinese: textsOf('zh'),
    places: {
      english: placesIn(`${FOLDER}/**/{messages,common,*Messages}.ts`, 'packages/ui/src/theme/labels/*.ts'),
      chinese: placesIn(`${FOLDER}/**/*.zh.ts`),
    },
  });
}

function placesIn(...patterns: string[]): Places {
  const [messages, us] = [new Map<string, string>(), new Map<string, string>()];
  for (const file of globSync(patterns, { cwd: root }).map(posix)) {
    let places = messages;
    for (const [index, line] of read(file).split('\n').entries()) {
      if (/^(?:export )?const us\b/.test(line)) places = us;
      const [, quoted, key = quoted] = /^ {2}(?:'([\w.-]+)'|(\w+)):/.exec(line) ?? [];
      if (key !== undefined && !places.has(key)) places.set(key, `${file}#L${index + 1}`);
    }
  }
  return { messages, us };
}

/** The messages that the component's own code names: its files, and what they import of its product and of helpers that draw nothing. */
function wordsOf(page: ComponentPage): readonly Word[] {
  const { english } = catalogues();
  const keys = Object.keys(english.messages);
  const used = new Set<string>();
  for (const file of codeOf(page)) {
    const text = read(file);
    for (const [, literal = ''] of text.matchAll(/'([\w.-]+)'/g)) if (Object.hasOwn(english.messages, literal)) used.add(literal);
    for (const [, template = ''] of text.matchAll(/`([\w.-]+\.[\w.-]*\$\{[^`]*)`/g)) {
      const pattern = new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, String.raw`[\w-]+`)}$`);
      for (const key of keys) if (pattern.test(key)) used.add(key);
    }
  }
  return allWords().filter(({ key }) => used.has(key));
}

/** All messages of all catalogues, in their order. */
export function allWords(): readonly Word[] {
  const { english, chinese, places } = catalogues();
  return Object.keys(english.messages).map((key) => ({
    key,
    english: textOf(key, english, places.english),
    chinese: textOf(key, chinese, places.chinese),
  }));
}

const textOf = (key: string, { messages, us }: Texts, places: Places): Text => ({
  text: messages[key] ?? '',
  us: us[key],
  edit: editOf(places.messages.get(key) ?? places.messages.get(key.replace(LABEL, ''))),
  editUs: us[key] === undefined ? undefined : editOf(places.us.get(key)),
});

/** What stands before the name of a label of `@earnkit/ui`. */
const LABEL = /^earn\.ui\./;

const editOf = (place = `${FOLDER}/messages/catalogues.ts`): string => `${REPOSITORY}/edit/main/${place}`;

/** The files whose words are the component's own. */
function codeOf({ file, name }: ComponentPage): ReadonlySet<string> {
  const folder = path.posix.dirname(file);
  const pages = new Set(globSync(`${FOLDER}/**/*.stories.tsx`, { cwd: root }).map((each) => path.posix.dirname(posix(each))));
  const isForeign = (target: string): boolean => {
    const place = path.posix.dirname(target);
    if (place === folder) return false;
    if (pages.has(place) || /\/(?:testing|messages)\//.test(target) || /essages(?:\.zh)?\.ts$/.test(target)) return true;
    return target.startsWith(`${FOLDER}/parts/`) && /^[A-Z]/.test(path.basename(target));
  };
  const own = `${folder}/${name}.tsx`;
  const found = new Set<string>();
  const queue = existsSync(path.join(root, own))
    ? [own]
    : globSync(`${folder}/*.{ts,tsx}`, { cwd: root })
        .map(posix)
        .filter((each) => !/\.(?:stories|test)\./.test(each));
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (found.has(next) || !existsSync(path.join(root, next)) || /essages(?:\.zh)?\.ts$/.test(next)) continue;
    found.add(next);
    for (const [, type, fixed, later] of read(next).matchAll(
      /(?:(?:import|export)( type)?[^'"();]*?from '(\.[^']+)'|import\('(\.[^']+)'\))/g,
    )) {
      if (type !== undefined) continue;
      const target = path.posix.join(path.posix.dirname(next), fixed ?? later ?? '');
      const isOwn = path.posix.dirname(target) === folder;
      if (later === undefined ? !isForeign(target) : isOwn) queue.push(target);
    }
  }
  return found;
}
