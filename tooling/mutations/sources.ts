import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The entries of a package in the copy of the repository in which Stryker runs the tests: by its name, a test would find the original. */
function entriesOf(folder: string) {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  return Object.entries(exports).flatMap(([entry, to]) => {
    const source = typeof to === 'string' ? undefined : to['@earnkit/source'];
    return source === undefined ? [] : [{ find: new RegExp(`^${name}${entry.slice(1)}$`), replacement: path.join(folder, source) }];
  });
}

const packages = path.resolve('packages');

/** The sources of all packages, by what tests import. */
export const alias = readdirSync(packages).flatMap((name) => entriesOf(path.join(packages, name)));
