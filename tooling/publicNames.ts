import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/** The names of the last release, by entry: `npm run version-packages` writes them. */
export const RELEASED = 'tooling/releasedNames.json';

/** Names by entry, such as `@earnkit/core/endpoint`. */
export type PublicNames = Readonly<Record<string, readonly string[]>>;

const EXPORT =
  /^export (?:declare |abstract |default )*(?:const|let|function|class|interface|type|enum|namespace) (\w+)|^export (?:type )?\{ (?:\w+ as )?(\w+)/gm;

/** What each entry exports, read from the reports in `packages/*\/api`. */
export function publicNames(): PublicNames {
  const names = globSync('packages/*', { cwd: root })
    .sort()
    .flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
        exports: Readonly<Record<string, unknown>>;
      };
      return Object.keys(exports).flatMap((entry): [string, string[]][] => {
        if (/\.(?:css|json)$|\*/.test(entry)) return [];
        // What a part and a component of its own entry export is in the report of the main entry.
        const reports = [entry.slice(2).replaceAll('/', '-') || 'index', 'index'].map((report) =>
          path.join(root, folder, 'api', `${report}.api.md`),
        );
        const report = reports.find((file) => existsSync(file));
        if (report === undefined) return [];
        const text = readFileSync(report, 'utf8');
        const exported = Array.from(text.matchAll(EXPORT), ([, declared, listed]) => declared ?? listed ?? '');
        return [[`${name}${entry.slice(1)}`, [...new Set(exported)].sort()]];
      });
    });
  return Object.fromEntries(names);
}
