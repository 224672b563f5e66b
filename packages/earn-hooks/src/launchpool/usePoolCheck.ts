'use client';
import { earnErrorOf } from '@earnkit/core';
import { type PoolRef, checkPoolRule } from '@earnkit/core/launchpool/contract';
import { useEffect, useRef, useState } from 'react';
import { tellRefusal } from '../flow/refusalNotice.ts';
import { useEarn } from '../provider/earnContext.ts';

/** The check before the stake dialog opens. */
export interface PoolCheck {
  /**
   * Asks the exchange whether the person may stake into a pool. A visitor is asked to sign in instead; a refusal is reported
   * through the provider's `notify`.
   *
   * @returns whether the dialog may open; false while another check is under way.
   */
  readonly check: (pool: PoolRef) => Promise<boolean>;
  /** The pool that is being checked. */
  readonly checking: string | undefined;
}

/** Checks the rule of a pool before its stake dialog opens (LP-43, AMB-019; API-18). */
export function usePoolCheck(): PoolCheck {
  const earn = useEarn();
  const { client, scope, session } = earn;
  const [checking, setChecking] = useState<string>();
  const busy = useRef<AbortController | undefined>(undefined);
  const person = useRef(scope);
  useEffect(() => {
    person.current = scope;
  }, [scope]);
  useEffect(() => () => busy.current?.abort(), []);
  const check = async (pool: PoolRef): Promise<boolean> => {
    if (session.state === 'anonymous') {
      earn.askLogin();
      return false;
    }
    if (busy.current !== undefined) return false;
    const controller = new AbortController();
    // The answer for one person opens nothing for another.
    const isHere = (): boolean => person.current === scope && !controller.signal.aborted;
    busy.current = controller;
    setChecking(pool.poolId);
    try {
      await client.call(checkPoolRule, { projectId: pool.projectId, poolId: pool.poolId }, { signal: controller.signal });
      return isHere();
    } catch (thrown) {
      const error = earnErrorOf(thrown);
      if (error && isHere()) tellRefusal(earn, { cause: 'error', error }, 'pool-rule');
      return false;
    } finally {
      busy.current = undefined;
      setChecking(undefined);
    }
  };
  return { check, checking };
}
