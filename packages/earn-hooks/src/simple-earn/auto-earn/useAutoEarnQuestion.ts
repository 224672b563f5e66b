'use client';
import { useCallback, useState } from 'react';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import type { AutoEarnChange } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';

/** True for a change of all coins at once (SE-A-01). */
export const isEveryCoin = (asset: string): boolean => asset === autoEarn.ALL_ASSETS;

/** The question that stands between a switch and a change (SE-A-11). */
export interface AutoEarnQuestion {
  /** What is being asked; `undefined` while nothing is. */
  readonly change: AutoEarnChange | undefined;
  /** Asks. A visitor is asked to sign in instead (SH-08). Never changes identity. */
  readonly ask: (change: AutoEarnChange) => void;
  /** Takes the question away. Never changes identity. */
  readonly dismiss: () => void;
}

/** Holds the question of a list's switches. */
export function useAutoEarnQuestion(): AutoEarnQuestion {
  const { session, askLogin } = useEarn();
  const [change, setChange] = useState<AutoEarnChange>();
  const anonymous = session.state === 'anonymous';
  const ask = useCallback((asked: AutoEarnChange) => (anonymous ? askLogin() : setChange(asked)), [anonymous, askLogin]);
  const dismiss = useCallback(() => setChange(undefined), []);
  return { change, ask, dismiss };
}
