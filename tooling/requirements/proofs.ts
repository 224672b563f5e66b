import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../step.ts';
import { expand } from './due.ts';

/** One test or story that proves requirements. */
export interface Proof {
  /** From the root of the project. */
  readonly file: string;
  readonly line: number;
  /** Name of the test or story. */
  readonly name: string;
  readonly ids: readonly string[];
}

const FILES = ['packages/*/src/**/*.{test,stories}.{ts,tsx}', 'apps/*/{src,server}/**/*.test.{ts,tsx}', 'e2e/**/*.e2e.ts', 'tooling/**/*.test.ts'];

const ID = String.raw`[A-Z]{2,3}(?:-[A-Z])?-\d{2,3}`;
const RANGE = new RegExp(String.raw`\b(${ID})(?:(?:\.\.| to )(${ID}))?\b`, 'g');

/** A test or a group of tests with its name, whatever its quotes, on one line or with the name on a line of its own. */
const NAMED = /\b(?:it|test|describe)(?:\.each\((?:[^()]|\([^()]*\))*\)|\.each`[^`]*`|\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

/** A story with the docblock right above it. */
const STORY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const (\w+)\b/g;

/** All that the project's tests and stories say they prove. */
export function readProofs(): Proof[] {
  return FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .flatMap((file) => proofsIn(file, readFileSync(path.join(root, file), 'utf8')));
}

/** What one file proves, in the order of its lines. */
export function proofsIn(file: string, text: string): Proof[] {
  const found: Proof[] = [];
  const add = (index: number, name: string, words: string): void => {
    const ids = idsIn(words);
    if (ids.length > 0) found.push({ file, line: text.slice(0, index).split('\n').length, name: name.replace(/\s+/g, ' ').trim(), ids });
  };
  for (const { index, 2: name = '' } of text.matchAll(NAMED)) add(index, name, name);
  if (file.includes('.stories.')) for (const { index, 1: words = '', 2: name = '' } of text.matchAll(STORY)) add(index, name, words);
  return found.sort((a, b) => a.line - b.line);
}

/** The ids a text names, ranges written out. */
export function idsIn(text: string): string[] {
  const ids = [...text.matchAll(RANGE)].flatMap(([, from = '', to]) => expand(to === undefined ? from : `${from}..${to}`));
  return [...new Set(ids)];
}
