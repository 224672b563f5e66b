'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '@earnkit/hooks';
import { type PoolView, usePoolCheck } from '@earnkit/hooks/launchpool';
import type { AddressFault } from '../../parts/query/AddressNotice.tsx';
import { type RowDialogControl, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { type PoolDialogKind, type PoolDialogOf, type PoolName, type PoolRow, poolRow } from './poolDialogs.ts';
import { holdsStake } from './poolState.ts';

/** Options of {@link usePoolDialogs}. */
export interface PoolDialogSettings {
  /** The dialog that is open at first, such as one named by the address. @default none */
  readonly defaultDialog?: PoolDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  readonly onDialogChange?: ((dialog: PoolDialogOf | undefined) => void) | undefined;
  /** Whether all pools were read successfully. @default false */
  readonly whole?: boolean;
}

/** The dialogs of a project's pools. */
export interface PoolDialogs extends Pick<RowDialogControl<PoolDialogKind, PoolRow>, 'fault' | 'shown'> {
  /** The first pool, for which closed dialogs are rendered ahead of time. */
  readonly first: PoolRow | undefined;
  /** Asks the exchange whether the person may stake, and opens the stake dialog if so (AMB-019). Keeps its identity. */
  readonly stake: (pool: PoolView) => void;
  /** Opens the redeem dialog. Keeps its identity. */
  readonly redeem: (pool: PoolView) => void;
  /** Opens the tiers of trading volume. Keeps its identity. */
  readonly eligibility: (pool: PoolView) => void;
  /** Id of the pool whose rule is being checked. */
  readonly checking: string | undefined;
}

/** Opens the dialogs of a project's pools, one at a time. `defaultDialog` opens as if its button was pressed. */
export function usePoolDialogs(
  projectId: string,
  pools: readonly PoolView[],
  { defaultDialog, onDialogChange, whole = false }: PoolDialogSettings,
): PoolDialogs {
  const rows = useMemo(() => pools.map((pool) => poolRow(projectId, pool)), [pools, projectId]);
  const { show, shown } = useRowDialog(rows, { onChange: onDialogChange, nameOf });
  const { check, checking } = usePoolCheck();
  const stake = useCallback(
    (pool: PoolView): void => {
      const ask = async (): Promise<void> => {
        if (await check({ projectId, poolId: pool.pool.id })) show('stake', poolRow(projectId, pool));
      };
      void ask();
    },
    [check, projectId, show],
  );
  const redeem = useCallback((pool: PoolView) => show('redeem', poolRow(projectId, pool)), [projectId, show]);
  const eligibility = useCallback((pool: PoolView) => show('eligibility', poolRow(projectId, pool)), [projectId, show]);

  const { session } = useSession();
  const [named, setNamed] = useState(defaultDialog?.projectId === projectId ? defaultDialog : undefined);
  // A sign-out leaves nothing that would open for who comes next (A06), however soon that is.
  if (named && session.state === 'anonymous' && session.signedOut) setNamed(undefined);
  const pool = named && pools.find((each) => each.pool.id === named.poolId);
  const offered = pool && isOffered(pool, named.kind, session.state === 'anonymous');
  const [refused, setRefused] = useState(false);
  const opened = useRef<PoolDialogOf>(undefined);
  useEffect(() => {
    if (offered === undefined) return;
    // In a task of its own, so that an effect that runs twice asks the exchange once.
    const timer = setTimeout(() => {
      // New data may render before `named` is cleared.
      if (opened.current === named) return;
      opened.current = named;
      setNamed(undefined);
      // Reports no dialog until it is open, because the exchange may refuse it.
      onDialogChange?.(undefined);
      setRefused(!offered);
      if (offered) ({ stake, redeem, eligibility })[named.kind](pool);
    });
    return () => clearTimeout(timer);
  }, [named, pool, offered, onDialogChange, stake, redeem, eligibility]);
  const fault: AddressFault | undefined =
    named && whole && pool === undefined ? 'missing' : refused && shown === undefined ? 'not-offered' : undefined;
  return { shown, fault, first: rows[0], stake, redeem, eligibility, checking };
}

const nameOf = ({ projectId, id }: PoolRow): PoolName => ({ projectId, poolId: id });

/** Whether a pool has the button of a dialog; `undefined` until that is known. A visitor has to sign in to stake and to redeem. */
function isOffered(pool: PoolView, kind: PoolDialogKind, anonymous: boolean): boolean | undefined {
  if (kind === 'eligibility') return pool.pool.tiers.length > 0;
  if (anonymous) return undefined;
  if (kind === 'stake') return pool.stakeable;
  return pool.staked === undefined ? undefined : holdsStake(pool);
}
