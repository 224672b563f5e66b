import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { sanitize } from 'storybook/internal/csf';
import { visit } from 'unist-util-visit';
import { root } from '../step.ts';
import { anchorsOf, type Document, documentOf, forgetDocuments, rangeOf, sectionOf } from './document.ts';
import { type DocsPage, PAGES } from './pages.ts';

/*
 * The documentation site: the Markdown of this repository as pages of Storybook, and as plain text for agents. A page is a copy of its
 * sources whose links lead to other pages; it is written before Storybook starts, and no part of the repository.
 */

/** Where the sources are shown and changed. */
export const REPOSITORY = 'https://github.com/earnkit/earnkit';
const ON_GITHUB = new RegExp(`^${REPOSITORY}/(?:blob|tree)/main/`);

/** Where Storybook finds the pages. */
const PAGES_FOLDER = '.storybook/pages';
/** What Storybook serves beside its own files. */
const PUBLIC_FOLDER = '.storybook/public';

/** A part of a document that a page shows. */
interface Extract {
  readonly document: Document;
  readonly nodes: readonly RootContent[];
  /** By how many levels its headings rise. */
  readonly rise: number;
}

/** How a page is written: for Storybook as MDX, or as plain Markdown. */
type Form = 'mdx' | 'md';

const fileOf = (source: string): string => source.replace(/#.*/, '');
const anchorIn = (source: string): string | undefined => /#(.*)/.exec(source)?.[1];

/** The pages whose sources are there. */
export const pages = (): readonly DocsPage[] =>
  PAGES.filter(({ sources }) => sources.every((source) => existsSync(path.join(root, fileOf(source)))));

/** The id of a page in Storybook. */
export const idOf = ({ title }: Pick<DocsPage, 'title'>): string => `${sanitize(title)}--docs`;

/** Its file as plain Markdown, from the root of the site. */
export const plainFileOf = ({ title }: DocsPage): string => `${sanitize(title).replace(/^docs-/, 'docs/')}.md`;

/** The page of a section, or else of its file, unless that page shows the section no more. */
function pageWith(file: string, anchor: string | undefined): DocsPage | undefined {
  const all = pages();
  const whole = all.find(({ sources }) => sources.includes(file));
  if (anchor === undefined) return whole ?? all.find(({ sources }) => sources.some((source) => fileOf(source) === file));
  const holds = (source: string): boolean => {
    const section = anchorIn(source);
    return (
      fileOf(source) === file &&
      section !== undefined &&
      anchorsOf(sectionOf(documentOf(file), section)).some((each) => each.anchor === anchor)
    );
  };
  return all.find(({ sources }) => sources.some(holds)) ?? whole;
}

function extractsOf({ sources }: DocsPage): readonly Extract[] {
  return sources.map((source, index) => {
    const document = documentOf(fileOf(source));
    const anchor = anchorIn(source);
    const nodes = anchor === undefined ? document.tree.children : sectionOf(document, anchor);
    const depth = nodes[0]?.type === 'heading' ? nodes[0].depth : 1;
    return { document, nodes, rise: Math.max(0, depth - (index === 0 ? 1 : 2)) };
  });
}

/** What a page leaves out, because a section of its file is a page of its own: the heading leads to that page, the rest is gone. */
function leftOut({ document, nodes }: Extract, page: DocsPage): ReadonlyMap<RootContent, DocsPage | undefined> {
  const left = new Map<RootContent, DocsPage | undefined>();
  if (!page.sources.includes(document.file)) return left;
  for (const other of pages()) {
    for (const source of other.sources) {
      const anchor = anchorIn(source);
      if (fileOf(source) !== document.file || anchor === undefined) continue;
      for (const [index, node] of sectionOf(document, anchor).entries())
        if (nodes.includes(node)) left.set(node, index === 0 ? other : undefined);
    }
  }
  return left;
}

/** A place of the sources that a page writes otherwise. */
interface Edit {
  readonly at: readonly [start: number, end: number];
  readonly text: string;
}

/** A page in one form. */
export function write(page: DocsPage, form: Form): string {
  const text = extractsOf(page)
    .map((extract) => writeExtract(extract, page, form))
    .join('\n\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}

function writeExtract(extract: Extract, page: DocsPage, form: Form): string {
  const { document, nodes, rise } = extract;
  const left = leftOut(extract, page);
  return nodes
    .map((node) => {
      if (!left.has(node)) return edited(document, node, editsOf(node, { document, page, form, rise }));
      const other = left.get(node);
      return other && node.type === 'heading'
        ? `${'#'.repeat(node.depth - rise)} ${toString(node)}\n\nSee [${nameOf(other)}](${addressOf(other, undefined, page, form)}).`
        : '';
    })
    .join('\n\n');
}

/** The last part of a title. */
const nameOf = ({ title }: DocsPage): string => title.split('/').at(-1) ?? title;

function edited({ text }: Document, node: RootContent, edits: readonly Edit[]): string {
  const [start, end] = rangeOf(node);
  let written = '';
  let at = start;
  for (const { at: range, text: replacement } of edits.toSorted((one, other) => one.at[0] - other.at[0])) {
    if (range[0] < at) continue;
    written += text.slice(at, range[0]) + replacement;
    at = range[1];
  }
  return written + text.slice(at, end);
}

interface Place {
  readonly document: Document;
  readonly page: DocsPage;
  readonly form: Form;
  readonly rise: number;
}

function editsOf(block: RootContent, place: Place): readonly Edit[] {
  const { document, form, rise } = place;
  const edits: Edit[] = [];
  visit(block, (node) => {
    const at = rangeOf(node);
    const source = document.text.slice(...at);
    if (node.type === 'heading') edits.push({ at: [at[0], at[0] + rise], text: '' });
    if (node.type === 'html') edits.push({ at, text: '' });
    if (node.type === 'link' || node.type === 'image') {
      const { url } = node;
      const address = node.type === 'link' ? linkOf(url, place) : pictureOf(url, place);
      const written = source.lastIndexOf(`](${url}`);
      if (written < 0) edits.push({ at, text: `[${url}](${url})` });
      else edits.push({ at: [at[0] + written + 2, at[0] + written + 2 + url.length], text: address });
    }
    if (node.type === 'text' && form === 'mdx') {
      for (const { index } of source.matchAll(/[{}<]/g)) edits.push({ at: [at[0] + index, at[0] + index], text: '\\' });
    }
  });
  return edits;
}

/** What a link of a document leads to: a file of the repository with an anchor, or another site. */
export function targetOf(
  url: string,
  { file }: Pick<Document, 'file'>,
): { readonly file: string; readonly anchor: string | undefined } | undefined {
  const ours = url.replace(ON_GITHUB, '/');
  if (/^[a-z]+:/.test(ours)) return undefined;
  const [place = '', anchor] = ours.split('#');
  const found = place === '' ? file : place.startsWith('/') ? place.slice(1) : path.posix.join(path.posix.dirname(file), place);
  const readme = path.posix.join(found, 'README.md');
  return { file: existsSync(path.join(root, readme)) ? readme : found.replace(/\/$/, ''), anchor };
}

function linkOf(url: string, { document, page, form }: Place): string {
  const target = targetOf(url, document);
  if (!target) return url;
  const other = pageWith(target.file, target.anchor);
  if (!other) return `${REPOSITORY}/blob/main/${target.file}${target.anchor === undefined ? '' : `#${target.anchor}`}`;
  return addressOf(other, target.anchor, page, form);
}

function addressOf(other: DocsPage, anchor: string | undefined, from: DocsPage, form: Form): string {
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (form === 'mdx') return other === from && anchor !== undefined ? hash : `?path=/docs/${idOf(other)}${hash}`;
  return path.posix.relative(path.posix.dirname(plainFileOf(from)), plainFileOf(other)) + hash;
}

function pictureOf(url: string, { document, page, form }: Place): string {
  const target = targetOf(url, document);
  if (!target) return url;
  return form === 'mdx' ? target.file : path.posix.relative(path.posix.dirname(plainFileOf(page)), target.file);
}

/** The first sentence of a page. */
function summaryOf(page: DocsPage): string {
  const [first] = extractsOf(page).flatMap(({ nodes }) => nodes.filter(({ type }) => type === 'paragraph'));
  const [sentence = ''] = /^[\s\S]*?[.:](?=\s|$)/.exec(first ? toString(first) : '') ?? [];
  return sentence.replaceAll(/\s+/g, ' ').replace(/:$/, '.');
}

const SUMMARY =
  'React components, hooks, rules and a sandbox for the earn area of a crypto exchange: exact amounts, orders that are sent once.';

/** An index of the pages for agents, as llmstxt.org describes it. */
export function llmsTxt(addressOfPage: (page: DocsPage) => string, chosen: readonly DocsPage[] = pages()): string {
  const groupOf = ({ title }: DocsPage): string => title.split('/').slice(1, -1).join('/') || 'Start';
  const lists = [...new Set(chosen.map(groupOf))].map((group) => {
    const members = chosen.filter((page) => groupOf(page) === group);
    return [
      `## ${group === 'Project' ? 'Optional' : group}`,
      '',
      ...members.map((page) => `- [${nameOf(page)}](${addressOfPage(page)}): ${summaryOf(page)}`.replace(/: $/, '')),
    ].join('\n');
  });
  return [`# Earnkit`, `> ${SUMMARY}`, ...lists].join('\n\n') + '\n';
}

/** All pages for those who use the packages, one after the other. */
const llmsFullTxt = (): string =>
  [
    `# Earnkit`,
    `> ${SUMMARY}`,
    ...pages()
      .filter(({ title }) => !title.startsWith('Docs/Project/'))
      .map((page) => write(page, 'md').trim()),
  ].join('\n\n') + '\n';

/** The index in a package: the pages where GitHub shows them. */
export const llmsTxtOfPackages = (): string =>
  llmsTxt(
    ({ sources: [source = ''] }) => `${REPOSITORY}/blob/main/${source}`,
    pages().filter(({ title }) => !title.startsWith('Docs/Project/')),
  );

/** Writes the pages for Storybook, and the plain ones. A file that would not change is left alone, so that nothing is drawn anew. */
export function writeSite(): void {
  forgetDocuments();
  const files = new Map<string, string>();
  for (const [index, page] of pages().entries()) {
    const meta = `import { Meta } from '@storybook/addon-docs/blocks';\n\n<Meta title="${page.title}" summary="${summaryOf(page).replaceAll('"', "'")}" />\n\n`;
    files.set(`${PAGES_FOLDER}/${String(index).padStart(2, '0')}-${sanitize(nameOf(page))}.mdx`, meta + write(page, 'mdx'));
    files.set(`${PUBLIC_FOLDER}/${plainFileOf(page)}`, write(page, 'md'));
  }
  files.set(`${PUBLIC_FOLDER}/llms.txt`, llmsTxt(plainFileOf));
  files.set(`${PUBLIC_FOLDER}/llms-full.txt`, llmsFullTxt());
  for (const old of globSync(`${PAGES_FOLDER}/*.mdx`, { cwd: root })) if (!files.has(old)) rmSync(path.join(root, old));
  for (const [file, text] of files) {
    const place = path.join(root, file);
    if (existsSync(place) && readFileSync(place, 'utf8') === text) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  for (const picture of globSync('docs/*.png', { cwd: root })) cpSync(path.join(root, picture), path.join(root, PUBLIC_FOLDER, picture));
}

/** The Markdown files that pages show. */
export const sourceFiles = (): readonly string[] => [...new Set(pages().flatMap(({ sources }) => sources.map(fileOf)))];
