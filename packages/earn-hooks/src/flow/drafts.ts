/**
 * Amounts a person typed but could not send because the session was over. They wait in memory, so that signing in again
 * does not cost what was typed; they never outlive the page and never reach another person.
 */
export interface Drafts {
  /** Puts an amount aside. */
  readonly keep: (flow: string, amount: string) => void;
  /** The amount put aside for a flow. */
  readonly read: (flow: string) => string | undefined;
  /** The amount is back in its form. */
  readonly drop: (flow: string) => void;
  /** Forgets everything. */
  readonly clear: () => void;
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    keep: (flow, amount) => void kept.set(flow, amount),
    read: (flow) => kept.get(flow),
    drop: (flow) => void kept.delete(flow),
    clear: () => kept.clear(),
  };
}
