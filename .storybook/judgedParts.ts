import type { BrowserCommand } from 'vitest/node';

/*
 * What the looks have judged, for all workers of a run: each has a page of its own, and would judge all parts again.
 */

/** What each look has judged, by its name. */
const judged = new Map<string, Set<string>>();

const judgedBy = (look: string): Set<string> => {
  const kinds = judged.get(look) ?? new Set<string>();
  judged.set(look, kinds);
  return kinds;
};

/** Those kinds of part that no worker has judged. */
const unjudgedParts: BrowserCommand<[look: string, kinds: readonly string[]]> = (_, look, kinds) => {
  const known = judgedBy(look);
  return kinds.filter((kind) => !known.has(kind));
};

/** Remembers kinds of part in which a look found no fault. */
const rememberJudgedParts: BrowserCommand<[look: string, kinds: readonly string[]]> = (_, look, kinds) => {
  const known = judgedBy(look);
  for (const kind of kinds) known.add(kind);
};

/** What tests of stories can ask the process that runs them. */
export const judgedParts = { unjudgedParts, rememberJudgedParts };

declare module 'vitest/browser' {
  interface BrowserCommands {
    unjudgedParts: (look: string, kinds: readonly string[]) => Promise<readonly string[]>;
    rememberJudgedParts: (look: string, kinds: readonly string[]) => Promise<void>;
  }
}
