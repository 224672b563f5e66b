import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../step.ts';
import { allWords, componentPages, factsOf, pageLinks, type Word } from './componentFacts.ts';
import { documentOf, rangeOf } from './document.ts';
import { REPOSITORY, targetOf } from './site.ts';

/*
 * What the pages Changelog, Requirements and All texts of Storybook show, from the sources.
 */

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const posix = (file: string): string => file.replaceAll(path.sep, '/');

/** What the next release is called until it has a number. */
const NEXT = 'Next release';

/** One change of one version. */
export interface Change {
  /** A number, or {@link NEXT}. */
  readonly version: string;
  readonly packages: readonly string[];
  /** What it belongs to: a heading of the changelog, or how large the change is. @default none */
  readonly section: string | undefined;
  /** In Markdown. */
  readonly text: string;
}

/** The changes of all packages: those of the next release, then each version with the newest first. */
export function changes(): readonly Change[] {
  const released = globSync('packages/*/CHANGELOG.md', { cwd: root }).map(posix).sort().flatMap(changesOfLog);
  const versions = [...new Set(released.map(({ version }) => version))].sort((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const waiting = globSync('.changeset/*.md', { cwd: root })
    .map(posix)
    .filter((file) => !file.endsWith('/README.md'))
    .sort()
    .map(changeOfSet);
  return [...waiting, ...versions.flatMap((version) => released.filter((change) => change.version === version))];
}

/** The sections of a changelog, each item and paragraph a change. */
function changesOfLog(file: string): readonly Change[] {
  const { tree } = documentOf(file);
  const found: Change[] = [];
  let [name, version, section] = ['', '', undefined as string | undefined];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 1) name = toString(node);
    else if (node.type === 'heading' && node.depth === 2) [version, section] = [toString(node), undefined];
    else if (node.type === 'heading') section = toString(node);
    else if (version !== '') {
      const parts = node.type === 'list' ? node.children.flatMap(({ children }) => children) : [node];
      found.push(...parts.map((part) => ({ version, packages: [name], section, text: textOf(file, part) })));
    }
  }
  return found;
}

/** A change that waits for its release. */
function changeOfSet(file: string): Change {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(read(file)) ?? [];
  const bumps = Array.from(head.matchAll(/^'([^']+)': (\w+)$/gm), ([, name = '', bump = '']) => ({ name, bump }));
  const [largest] = ['major', 'minor', 'patch'].filter((size) => bumps.some(({ bump }) => bump === size));
  return { version: NEXT, packages: bumps.map(({ name }) => name), section: largest, text: linked(file, body.trim()) };
}

const textOf = (file: string, node: RootContent | Paragraph): string => linked(file, documentOf(file).text.slice(...rangeOf(node)));

/** A text whose links lead to the repository, wherever it stands. */
const linked = (file: string, text: string): string =>
  text.replaceAll(/\]\(([^)]+)\)/g, (link, url: string) => {
    const target = targetOf(url, { file });
    return target ? `](${REPOSITORY}/blob/main/${target.file}${target.anchor === undefined ? '' : `#${target.anchor}`})` : link;
  });

/** A test or story that proves a requirement. */
interface ShownProof {
  readonly name: string;
  /** A story's page in Storybook, or the line of a test in the repository. */
  readonly href: string;
  readonly isStory: boolean;
}

/** A requirement with what proves it. */
export interface ShownRequirement {
  readonly id: string;
  readonly text: string;
  /** Whether a test or story looks at what a person sees. */
  readonly isSeen: boolean;
  readonly proofs: readonly ShownProof[];
}

interface Proven {
  readonly id: string;
  readonly text: string;
  readonly isSeen: boolean;
  readonly proofs: readonly { readonly file: string; readonly name: string }[];
}

/** Every requirement that is built. `npm run requirements` knows them, and runs on a Node of its own. */
export function requirements(): readonly ShownRequirement[] {
  const command = ['tooling/run.mjs', 'requirements', '--json'];
  const rows = JSON.parse(execFileSync(process.execPath, command, { cwd: root, maxBuffer: 2 ** 26 }).toString()) as readonly Proven[];
  const files = new Map<string, string>();
  const textOfFile = (file: string): string => {
    const text = files.get(file) ?? read(file);
    files.set(file, text);
    return text;
  };
  return rows.map(({ proofs, ...row }) => ({ ...row, proofs: proofs.map(({ file, name }) => proofOf(file, name, textOfFile(file))) }));
}

/** A value that a test puts into its name while it runs. */
const PLACEHOLDER = /\$\{[^}]*\}/g;

function proofOf(file: string, name: string, text: string): ShownProof {
  const title = file.endsWith('.stories.tsx') ? /title: '([^']+)'/.exec(text)?.[1] : undefined;
  if (title !== undefined) {
    const story = storyNameFromExport(name);
    return { name: `${title.split('/').at(-1) ?? title}: ${story}`, href: `?path=/story/${toId(title, story)}`, isStory: true };
  }
  const at = text.indexOf(name);
  const line = at < 0 ? '' : `#L${text.slice(0, at).split('\n').length}`;
  return { name: name.replaceAll(PLACEHOLDER, '…'), href: `${REPOSITORY}/blob/main/${file}${line}`, isStory: false };
}

/** A message with its placeholders and the components that use it. */
export interface ShownText extends Word {
  /** What is filled in, such as `amount`. */
  readonly placeholders: readonly string[];
  /** Components whose own code names it, each with its page. */
  readonly components: readonly { readonly name: string; readonly id: string }[];
}

/** All messages of the earn area. */
export function texts(): readonly ShownText[] {
  const links = pageLinks();
  const placeholders = placeholdersByKey();
  const users = new Map<string, { readonly name: string; readonly id: string }[]>();
  for (const page of componentPages()) {
    const id = links[page.name]?.id;
    if (id === undefined) continue;
    for (const { key } of factsOf(page).words) users.set(key, [...(users.get(key) ?? []), { name: page.name, id }]);
  }
  return allWords().map((word) => ({ ...word, placeholders: placeholders.get(word.key) ?? [], components: users.get(word.key) ?? [] }));
}

/** What is filled into each message that has something to fill in, as `npm run messages` writes it. */
const placeholdersByKey = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Array.from(
      read('packages/earn-components/src/messages/messageValueNames.ts').matchAll(/^ {2}'?([\w.-]+)'?:((?:\s*\|?\s*'\w+')+);/gm),
      ([, key = '', names = '']) => [key, Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => name)],
    ),
  );
