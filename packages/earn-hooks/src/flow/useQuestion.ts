'use client';
import { useCallback, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/** A question that has to be confirmed before a change is made. */
export interface Question<Change> {
  /** The change to be confirmed; `undefined` while there is none. */
  readonly change: Change | undefined;
  /** Asks about a change. A visitor is asked to sign in instead (SH-08). Never changes identity. */
  readonly ask: (change: Change) => void;
  /** Closes the question. Never changes identity. */
  readonly dismiss: () => void;
}

/** The state of the confirmation that a list's switches ask for. */
export function useQuestion<Change extends object>(): Question<Change> {
  const { session, askLogin } = useEarn();
  const [change, setChange] = useState<Change>();
  const anonymous = session.state === 'anonymous';
  const ask = useCallback((asked: Change) => (anonymous ? askLogin() : setChange(asked)), [anonymous, askLogin]);
  const dismiss = useCallback(() => setChange(undefined), []);
  return { change, ask, dismiss };
}
