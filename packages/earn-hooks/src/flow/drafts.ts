import type { Scope } from '../provider/session.ts';

/**
 * Amounts a person typed but could not send because the session was over. They wait in memory, so that signing in again
 * does not cost what was typed; they never outlive the page and never reach another person.
 */
export interface Drafts {
  /** Puts an amount aside for whoever is or was last signed in. */
  readonly keep: (flow: string, amount: string) => void;
  /** The amount put aside for a flow, unless it is another person's. */
  readonly read: (flow: string, reader: Scope) => string | undefined;
  /** The amount is back in its form. */
  readonly drop: (flow: string) => void;
  /** Somebody signed in: what a visitor typed is theirs, what another person typed is gone. */
  readonly belongTo: (person: Scope) => void;
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  let owner: Scope = 'visitor';
  const kept = new Map<string, string>();
  return {
    keep: (flow, amount) => void kept.set(flow, amount),
    // Asked while rendering, before anybody could be told of a change of person: so the reader is named.
    read: (flow, reader) => (owner === 'visitor' || reader === 'visitor' || reader === owner ? kept.get(flow) : undefined),
    drop: (flow) => void kept.delete(flow),
    belongTo: (person) => {
      if (owner !== 'visitor' && owner !== person) kept.clear();
      owner = person;
    },
  };
}
