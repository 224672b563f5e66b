import { readFileSync } from 'node:fs';
import { DoctorProblem } from './chrome.ts';

/**
 * Reads the cookies of a person who is signed in: the value of a `cookie` header, in a file or in the environment. An argument of the program
 * would be shown by `ps` and kept by the shell.
 *
 * @param file path of a file. @default the variable is read
 * @param variable value of `EARNKIT_COOKIE`
 * @returns each cookie, `name=value`
 */
export function readCookies(file?: string, variable = ''): readonly string[] {
  const pairs = (file === undefined ? variable : textOf(file))
    .split(/[;\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '');
  if (pairs.every((pair) => /^[^\s=,]+=\S*$/.test(pair))) return pairs;
  throw new DoctorProblem(`${file ?? 'EARNKIT_COOKIE'} is not the value of a cookie header, such as session=abc; region=de`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new DoctorProblem(`The file ${file} cannot be read.`);
  }
}
