import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/* Each package tells a page its name and version, by which `earnkit-doctor` finds copies. The version is that of its manifest. */

/** Where each package does. */
const MARKS = [
  'earn-core/src/client/clientOver.ts',
  'earn-hooks/src/provider/earnContext.ts',
  'ui/src/theme/EarnTheme.tsx',
  'earn-components/src/messages/MessagesProvider.tsx',
] as const;

const MARK = /(?<=\.push\('@earnkit\/[a-z]+ )[^']+/;

/** The sources whose version is another than that of their package. @param update writes the right one */
export function outdatedMarks(update = false): readonly string[] {
  return MARKS.filter((file) => {
    const source = path.join(root, 'packages', file);
    const manifest = path.join(root, 'packages', file.slice(0, file.indexOf('/')), 'package.json');
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
    const text = readFileSync(source, 'utf8');
    if (MARK.exec(text)?.[0] === version) return false;
    if (update) writeFileSync(source, text.replace(MARK, version));
    return true;
  });
}
