import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Code, Heading, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { root } from '../step.ts';

/** A heading with the anchor that GitHub and Storybook give it. */
export interface Anchored {
  readonly node: Heading;
  readonly anchor: string;
}

/** A Markdown file, read. */
export interface Document {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
  readonly tree: Root;
  readonly headings: readonly Anchored[];
}

const parser = unified().use(remarkParse).use(remarkGfm);
const read = new Map<string, Document>();

/** Reads a Markdown file of this repository, once. */
export function documentOf(file: string): Document {
  const known = read.get(file);
  if (known) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = parser.parse(text);
  const document = { file, text, tree, headings: anchorsOf(tree.children) };
  read.set(file, document);
  return document;
}

/** Forgets what was read, before the files are read again. */
export const forgetDocuments = (): void => read.clear();

/** The headings among nodes, in order. */
export function anchorsOf(nodes: readonly RootContent[]): readonly Anchored[] {
  const slugger = new GithubSlugger();
  return nodes.flatMap((node) => (node.type === 'heading' ? [{ node, anchor: slugger.slug(toString(node)) }] : []));
}

/** The nodes of a section: its heading and what follows, up to the next heading of its level. @throws where there is none */
export function sectionOf({ file, tree, headings }: Document, anchor: string): readonly RootContent[] {
  const index = headings.findIndex((heading) => heading.anchor === anchor);
  const heading = headings[index];
  if (!heading) throw new Error(`${file} has no section #${anchor}.`);
  const next = headings.slice(index + 1).find(({ node }) => node.depth <= heading.node.depth);
  const start = tree.children.indexOf(heading.node);
  return tree.children.slice(start, next && tree.children.indexOf(next.node));
}

/** First and last character of a node in its file. */
export const rangeOf = ({ position }: Pick<RootContent, 'position'>): readonly [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];

/** The blocks of code of a document. */
export function codeOf({ tree }: Document): readonly Code[] {
  const found: Code[] = [];
  visit(tree, 'code', (node) => void found.push(node));
  return found;
}
