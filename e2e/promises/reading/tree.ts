import type { Locator } from 'playwright';

/** A node of the accessibility tree: what a screen reader says of an element. */
export interface Node {
  readonly role: string;
  /** The accessible name; empty where the element has none of its own. */
  readonly name: string;
  /** States such as `checked`, `disabled` or `level=2`. */
  readonly states: readonly string[];
  /** Text directly inside. */
  readonly text: string;
  /** Where a link leads. */
  readonly url: string | undefined;
  readonly children: readonly Node[];
}

interface Growing {
  role: string;
  name: string;
  states: readonly string[];
  text: string;
  url: string | undefined;
  children: Growing[];
}

const LINE = /^(\s*)- (.*)$/;
const ELEMENT = /^(\w[\w-]*)(?: ("(?:[^"\\]|\\.)*"|\/.*?\/))?((?: \[[^\]]*\])*)$/;

/** Reads what stands on a part of the page as its accessibility tree. */
export async function readTree(part: Locator): Promise<Node> {
  const root: Growing = { role: 'root', name: '', states: [], text: '', url: undefined, children: [] };
  const open: { readonly depth: number; readonly node: Growing }[] = [{ depth: -1, node: root }];
  for (const line of (await part.ariaSnapshot()).split('\n')) {
    const [, indent, content] = LINE.exec(line) ?? [];
    if (indent === undefined || content === undefined) continue;
    while ((open.at(-1)?.depth ?? -1) >= indent.length) open.pop();
    const parent = open.at(-1)?.node ?? root;
    const { key, value } = split(content);
    if (key === '/url') {
      parent.url = value;
      continue;
    }
    if (key.startsWith('/')) continue;
    const [, role = key, name = '', states = ''] = ELEMENT.exec(key) ?? [];
    const node: Growing = {
      role,
      name: name.startsWith('"') ? (JSON.parse(name) as string) : name,
      states: [...states.matchAll(/\[([^\]]*)\]/g)].map(([, state = '']) => state),
      text: value,
      url: undefined,
      children: [],
    };
    parent.children.push(node);
    open.push({ depth: indent.length, node });
  }
  return root;
}

/** A line is `key`, `key:` or `key: value`; either side can be quoted. */
function split(content: string): { readonly key: string; readonly value: string } {
  const quoted = /^'((?:[^']|'')*)'(?::\s?(.*))?$/.exec(content);
  if (quoted) return { key: (quoted[1] ?? '').replaceAll("''", "'"), value: scalar(quoted[2] ?? '') };
  const plain = /^((?:"(?:[^"\\]|\\.)*"|[^":]|:(?! |$))*)(?::(?:\s(.*))?)?$/.exec(content);
  return { key: plain?.[1] ?? content, value: scalar(plain?.[2] ?? '') };
}

const scalar = (text: string): string => {
  if (text.startsWith('"') && text.endsWith('"') && text.length > 1) return JSON.parse(text) as string;
  if (text.startsWith("'") && text.endsWith("'") && text.length > 1) return text.slice(1, -1).replaceAll("''", "'");
  return text;
};

/** The words of a node and of everything inside it, in reading order. */
export function wordsOf(node: Node): string {
  if (node.text !== '') return node.text;
  const inside = node.children
    .map(wordsOf)
    .filter((words) => words !== '')
    .join(' ');
  return inside === '' ? node.name : inside;
}

/** The node and everything inside it, in reading order. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) yield* within(child);
}

/** Something that a page or a dialog says: a labelled value, a step of a list, or a sentence. */
export interface Statement {
  readonly kind: 'value' | 'step' | 'sentence';
  /** What it is about; empty for a sentence. A step has its whole text here. */
  readonly label: string;
  readonly value: string;
}

/** Everything that a tree says, in reading order. Values belong to the label before them. */
export function statementsOf(tree: Node): readonly Statement[] {
  const found: Statement[] = [];
  const read = (node: Node): void => {
    let label: string | undefined;
    let values: string[] = [];
    const close = (): void => {
      if (label !== undefined) found.push({ kind: 'value', label, value: values.join(' · ') });
      label = undefined;
      values = [];
    };
    for (const child of node.children) {
      if (child.role === 'definition') values.push(wordsOf(child));
      else {
        close();
        if (child.role === 'term') label = wordsOf(child);
        else if (child.role === 'listitem' && node.role === 'list' && node.name !== '')
          found.push({ kind: 'step', label: wordsOf(child), value: '' });
        else if (child.role === 'paragraph' || child.role === 'text') found.push({ kind: 'sentence', label: '', value: wordsOf(child) });
        else read(child);
      }
    }
    close();
  };
  read(tree);
  return found;
}
