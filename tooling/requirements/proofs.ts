import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../step.ts';
import { expand, groupOf } from './due.ts';

/** One test or story that proves requirements. */
export interface Proof {
  /** From the root of the project. */
  readonly file: string;
  /** Name of the test, of a group of tests, or of the story. */
  readonly name: string;
  readonly ids: readonly string[];
}

const FILES = [
  'packages/*/src/**/*.{test,stories}.{ts,tsx}',
  'apps/*/{src,server}/**/*.test.{ts,tsx}',
  'e2e/**/*.e2e.ts',
  'tooling/**/*.test.ts',
];

const ID = String.raw`[A-Z]{2,3}(?:-[A-Z])?-\d{2,3}`;
const RANGE = new RegExp(String.raw`\b(${ID})(?:(?:\.\.| to )(${ID}))?\b`, 'g');

const TESTS = new Set(['it', 'test', 'describe']);
/** What does not run proves nothing. */
const NOT_RUN = new Set(['skip', 'todo', 'fails']);

/** All that the project's tests and stories say they prove. */
export function readProofs(): Proof[] {
  return FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => proofsIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** What one file proves, in the order of its lines: by the names of its tests, or by the docblocks of its stories. */
export function proofsIn(file: string, text: string): Proof[] {
  // Most files name nothing, and need no reading as code.
  if (text.search(RANGE) === -1) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const named = file.includes('.stories.') ? stories(source) : tests(source, source);
  return named.flatMap(({ name, words }) => {
    const ids = idsIn(words);
    return ids.length === 0 ? [] : [{ file, name, ids }];
  });
}

/** The ids a text names, ranges written out. */
export function idsIn(text: string): string[] {
  const ids = [...text.matchAll(RANGE)].flatMap(([, from = '', to = from]) =>
    groupOf(from) === groupOf(to) ? expand(`${from}..${to}`) : [from, to],
  );
  return [...new Set(ids)];
}

interface Named {
  readonly name: string;
  readonly words: string;
}

function tests(source: ts.SourceFile, node: ts.Node): Named[] {
  const found: Named[] = [];
  if (ts.isCallExpression(node) && isTest(node.expression)) {
    const [first] = node.arguments;
    const name = first && textOf(source, first);
    if (name !== undefined) for (const one of namesOf(name, node.expression)) found.push({ name: one, words: one });
  }
  ts.forEachChild(node, (child) => void found.push(...tests(source, child)));
  return found;
}

/** `it`, `describe.each([...])` and the like, in as many steps as there are. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TESTS.has(callee.text);
  if (ts.isPropertyAccessExpression(callee)) return !NOT_RUN.has(callee.name.text) && isTest(callee.expression);
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isTaggedTemplateExpression(callee) && isTest(callee.tag);
}

/** A name as it is; filled in with each row of its table where it is the rows that name something. */
function namesOf(name: string, callee: ts.Expression): string[] {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  const rows = table && plain(table);
  if (!rows || !ts.isArrayLiteralExpression(rows) || !name.includes('%s')) return [name];
  const firsts = rows.elements.map((row) => (ts.isArrayLiteralExpression(row) ? row.elements[0] : row));
  const filled = firsts.flatMap((first) => (first && ts.isStringLiteralLike(first) ? [name.replace('%s', () => first.text)] : []));
  return idsIn(filled.join()).length > idsIn(name).length ? filled : [name];
}

/** Without `as const`. */
const plain = (node: ts.Expression): ts.Expression => (ts.isAsExpression(node) ? node.expression : node);

/** A literal as it stands in the file; in a template what is filled in stays as it is written. */
function textOf(source: ts.SourceFile, node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? source.text.slice(node.getStart(source) + 1, node.end - 1) : undefined;
}

/** What a file exports by name, with the docblock right above it. */
function stories(source: ts.SourceFile): Named[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    const [declared] = statement.declarationList.declarations;
    const above = ts.getLeadingCommentRanges(source.text, statement.pos)?.at(-1);
    if (!declared || !ts.isIdentifier(declared.name) || !above) return [];
    return [{ name: declared.name.text, words: source.text.slice(above.pos, above.end) }];
  });
}
