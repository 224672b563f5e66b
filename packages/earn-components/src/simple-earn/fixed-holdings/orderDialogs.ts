'use client';
import type { FixedOrderView } from '@earnkit/hooks';
import { type OrderRowName, type RowDialogOf, type RowDialogs, rowDialog } from '../../parts/query/useRowDialog.tsx';
import { BonusLadderDialog } from '../bonus-ladder-dialog/index.ts';
import { EarlyRedeemDialog } from '../early-redeem-dialog/index.ts';

/** The dialogs of a fixed order. */
export type FixedOrderDialogKind = 'redeem' | 'bonus';

/** A dialog of one fixed order, in a form that an address can hold. */
export type FixedOrderDialogOf = RowDialogOf<FixedOrderDialogKind, OrderRowName>;

/** The dialogs of a fixed order and the props of each. Each is loaded when it is first opened. */
export const orderDialogs: RowDialogs<FixedOrderDialogKind, FixedOrderView, undefined> = {
  redeem: rowDialog(EarlyRedeemDialog, (order) => ({ order })),
  bonus: rowDialog(BonusLadderDialog, (order) => ({ order })),
};
