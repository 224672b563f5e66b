import type { Scope } from '../provider/session.ts';

/**
 * Amounts a person typed but could not send because the session was over. They wait in memory, so that signing in again
 * does not cost what was typed; they never outlive the page and never reach another person.
 */
export interface Drafts {
  /** Puts an amount aside for whoever is or was last signed in; before anybody was, for who signs in next. */
  readonly keep: (flow: string, amount: string) => void;
  /** The amount put aside for a flow, unless it is another's. A visitor sees none of a person's. */
  readonly read: (flow: string, reader: Scope) => string | undefined;
  /** The amount is back in its form, or no longer wanted; another's stays. */
  readonly drop: (flow: string, reader: Scope) => void;
  /** Somebody signed in: what was typed before anybody was is theirs, what another person typed is gone. */
  readonly belongTo: (person: Scope) => void;
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  let owner: Scope = 'visitor';
  const kept = new Map<string, string>();
  // Asked while rendering, before anybody could be told of a change of person: so the reader is named.
  const isFor = (reader: Scope): boolean => owner === 'visitor' || reader === owner;
  return {
    keep: (flow, amount) => void kept.set(flow, amount),
    read: (flow, reader) => (isFor(reader) ? kept.get(flow) : undefined),
    drop: (flow, reader) => {
      if (isFor(reader)) kept.delete(flow);
    },
    belongTo: (person) => {
      if (!isFor(person)) kept.clear();
      owner = person;
    },
  };
}
