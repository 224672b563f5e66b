import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../step.ts';

/** A comment that names a file of `examples/`, and the block of code after it. */
const EXAMPLE = /(<!-- (examples\/\S+) -->\n\n```\w+\n)[\s\S]*?(```\n)/g;

/** A document with the files that it shows as they are. */
export const withExamples = (text: string): string =>
  text.replaceAll(
    EXAMPLE,
    (_, start: string, file: string, end: string) => `${start}${readFileSync(path.join(root, file), 'utf8').trim()}\n${end}`,
  );

/** The files of `examples/` that a document shows. */
export const examplesIn = (text: string): readonly string[] => Array.from(text.matchAll(EXAMPLE), ([, , file = '']) => file);
