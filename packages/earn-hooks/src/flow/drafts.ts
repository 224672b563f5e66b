/**
 * Amounts a person typed but could not send because the session was over. They wait in memory, so that signing in again
 * does not cost what was typed; they never outlive the page and never reach another person.
 */
export interface Drafts {
  /** Puts an amount aside. */
  readonly keep: (flow: string, amount: string) => void;
  /** Takes an amount back; it is then gone from here. */
  readonly take: (flow: string) => string | undefined;
  /** Forgets everything. */
  readonly clear: () => void;
}

/** Makes an empty set of drafts. */
export function createDrafts(): Drafts {
  const kept = new Map<string, string>();
  return {
    keep: (flow, amount) => void kept.set(flow, amount),
    take: (flow) => {
      const amount = kept.get(flow);
      kept.delete(flow);
      return amount;
    },
    clear: () => kept.clear(),
  };
}
