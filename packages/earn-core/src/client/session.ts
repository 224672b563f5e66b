/** Reports once that the session has ended, however many calls are refused (SH-41, AMB-012). */
export interface SessionWatch {
  /** Marks the start of a call; pass the mark to `lost`. */
  readonly mark: () => number;
  /** A call found that login is needed. */
  readonly lost: (call: string, mark: number) => void;
  /** A call succeeded. */
  readonly succeeded: (call: string) => void;
  /** The host logged the person in. */
  readonly renewed: () => void;
}

/**
 * Only the success of a call that was refused before proves a new session, because public reads succeed without one. A call
 * that started in an earlier session proves nothing about the current one.
 */
export function watchSession(tell: () => void): SessionWatch {
  let session = 0;
  const refused = new Set<string>();
  const renewed = (): void => {
    session += 1;
    refused.clear();
  };
  return {
    mark: () => session,
    lost(call, mark) {
      if (mark !== session) return;
      const first = refused.size === 0;
      refused.add(call);
      if (first) tell();
    },
    succeeded(call) {
      if (refused.has(call)) renewed();
    },
    renewed,
  };
}
