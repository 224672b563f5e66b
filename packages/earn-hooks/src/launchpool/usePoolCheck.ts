'use client';
import { earnErrorOf } from '@earnkit/core';
import { type PoolRef, checkPoolRule } from '@earnkit/core/launchpool/contract';
import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../flow/refusalNotice.ts';
import { useEarn } from '../provider/earnContext.ts';

/** Timeout of a check in milliseconds, because a pressed button waits for it. */
const CHECK_MS = 8_000;

const TOO_LONG = 'the check takes too long';

const RULE_CHECK = { effect: 'check', tone: 'warning' } as const;

/** The check before the stake dialog opens, or shows the tab of another pool. */
export interface PoolCheck {
  /**
   * Asks the exchange whether the person may stake into a pool. A visitor is asked to sign in instead; a refusal is reported
   * through the provider's `notify`.
   *
   * @returns whether the dialog may open; false while the same pool is being checked. The check of another pool gives up the one before.
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
  const busy = useRef<Readonly<{ controller: AbortController; poolId: string }> | undefined>(undefined);
  const person = useRef(scope);
  useEffect(() => {
    person.current = scope;
  }, [scope]);
  useEffect(() => () => busy.current?.controller.abort(), []);
  const check = async (pool: PoolRef): Promise<boolean> => {
    if (session.state === 'anonymous') {
      earn.askLogin();
      return false;
    }
    if (busy.current?.poolId === pool.poolId) return false;
    busy.current?.controller.abort();
    const controller = new AbortController();
    // An answer for one person must not open the dialog for another.
    const isSignedIn = (): boolean => person.current === scope && !controller.signal.aborted;
    const own = { controller, poolId: pool.poolId };
    busy.current = own;
    const timer = setTimeout(() => controller.abort(TOO_LONG), CHECK_MS);
    setChecking(pool.poolId);
    try {
      await client.call(checkPoolRule, { projectId: pool.projectId, poolId: pool.poolId }, { signal: controller.signal, retries: 1 });
      return isSignedIn();
    } catch (thrown) {
      const error = earnErrorOf(thrown);
      const late = controller.signal.reason === TOO_LONG && person.current === scope;
      if (late) notifyError(earn, { kind: 'timeout', call: checkPoolRule.name }, RULE_CHECK);
      else if (error && isSignedIn()) notifyError(earn, error, RULE_CHECK);
      return false;
    } finally {
      clearTimeout(timer);
      if (busy.current === own) {
        busy.current = undefined;
        setChecking(undefined);
      }
    }
  };
  return { check, checking };
}
