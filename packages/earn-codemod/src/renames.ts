import renames from './renames.json' with { type: 'json' };
import type { Renames } from './renameNames.ts';

/** The names that a release no longer exports, by entry. The last one is this release. */
export const RENAMES: readonly { readonly release: string; readonly names: Renames }[] = Object.entries(renames).map(
  ([release, names]) => ({
    release,
    names,
  }),
);
