import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type PublicNames, RELEASED, publicNames } from '../publicNames.ts';
import { root } from '../step.ts';

/** How far a component is: in the last release, after it, or on its way out. */
export type Status = 'new' | 'stable' | 'deprecated';

/** The comment of a declaration in an API report that says `@deprecated`, and the name below it. */
const DEPRECATED = /^\/\/ @.*@deprecated.*\n(?:\/\/.*\n)*export (?:declare |abstract )*(?:const|function|class) (\w+)/gm;

const namesIn = (entries: PublicNames): ReadonlySet<string> => new Set(Object.values(entries).flat());

/** What the reports of the packages' exports and the names of the last release say about each exported name. */
export function readStatuses(): ReadonlyMap<string, Status> {
  const released = namesIn(JSON.parse(readFileSync(path.join(root, RELEASED), 'utf8')) as PublicNames);
  const reports = globSync('packages/*/api/*.api.md', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  return statusesOf(namesIn(publicNames()), { released, reports });
}

/** What is known from the names of the last release and from reports of what is exported now. */
export function statusesOf(
  names: ReadonlySet<string>,
  { released, reports }: { readonly released: ReadonlySet<string>; readonly reports: readonly string[] },
): ReadonlyMap<string, Status> {
  const deprecated = new Set(reports.flatMap((report) => Array.from(report.matchAll(DEPRECATED), ([, name = '']) => name)));
  return new Map(Array.from(names, (name) => [name, deprecated.has(name) ? 'deprecated' : released.has(name) ? 'stable' : 'new']));
}

/**
 * The exported component that a file of stories is about: the one that its meta names, else the one that is called like its title or its
 * folder. @returns undefined where it is about none
 */
export function subjectOf(file: string, source: string, names: { readonly has: (name: string) => boolean }): string | undefined {
  const named = /\bcomponent: (\w+)/.exec(source)?.[1];
  const title = /\btitle: '(?:[^']*\/)?([^'/]+)'/.exec(source)?.[1] ?? '';
  return [named, title, pascal(title), pascal(path.posix.basename(path.posix.dirname(file)))].find(
    (name) => name !== undefined && names.has(name),
  );
}

const pascal = (text: string): string => text.replaceAll(/(?:^|[\s-]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
