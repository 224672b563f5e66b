import { useCallback, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type Scope, useEarn } from '@earnkit/hooks';
import type { HoldingDialogKind, HoldingDialogProps } from './HoldingDialog.tsx';

/** A dialog of one holding. */
export interface HoldingDialogOf {
  /** Which one. */
  readonly kind: HoldingDialogKind;
  /** The holding's coin. */
  readonly asset: string;
}

interface Opened extends HoldingDialogOf {
  /** The holding as it was then, and whose it is; of one that an address names not known before it was read. */
  readonly as?: { readonly holding: FlexibleHolding; readonly owner: Scope };
}

/** Which dialog of a list of holdings is open. */
export interface HoldingDialogControl {
  /** Opens one. Stays the same between renders as long as `onChange` does. */
  readonly show: (kind: HoldingDialogKind, holding: FlexibleHolding) => void;
  /** The open one, or the last one while it closes. */
  readonly shown: Pick<HoldingDialogProps, 'kind' | 'holding' | 'open' | 'onOpenChange'> | undefined;
}

/**
 * Keeps which dialog of the given holdings is open. It shows a holding as it is now, not as it was when it was opened. One
 * whose session ended stays, because what is typed in it is still wanted (AMB-012); one whose person signed out, or gave way
 * to another, is gone (A06).
 */
export function useHoldingDialog(
  rows: readonly FlexibleHolding[],
  first: HoldingDialogOf | undefined,
  onChange: ((dialog: HoldingDialogOf | undefined) => void) | undefined,
): HoldingDialogControl {
  const { scope, session } = useEarn();
  const [opened, setOpened] = useState<Opened | undefined>(first);
  const [open, setOpen] = useState(first !== undefined);
  const show = useCallback(
    (kind: HoldingDialogKind, holding: FlexibleHolding): void => {
      const { asset } = holding;
      setOpened({ kind, asset, as: { holding, owner: scope } });
      setOpen(true);
      onChange?.({ kind, asset });
    },
    [scope, onChange],
  );
  const onOpenChange = (next: boolean): void => {
    setOpen(next);
    if (!next) onChange?.(undefined);
  };
  const ended = session.state === 'anonymous' && session.signedOut !== true;
  if (opened?.as && opened.as.owner !== scope && !ended) {
    setOpened(undefined);
    setOpen(false);
  }
  const holding = rows.find(({ id, asset }) => (opened?.as ? id === opened.as.holding.id : asset === opened?.asset)) ?? opened?.as?.holding;
  // From now on it is that holding's, as if it had been opened from its row: a receipt stays when nothing is held any more.
  if (opened && !opened.as && holding) setOpened({ ...opened, as: { holding, owner: scope } });
  return { show, shown: opened && holding && { kind: opened.kind, holding, open, onOpenChange } };
}
