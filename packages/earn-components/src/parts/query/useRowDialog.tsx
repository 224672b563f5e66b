'use client';
import { type ComponentType, type ReactElement, useCallback, useEffect, useRef, useState } from 'react';
import { type QueryState, type Scope, useEarn } from '@earnkit/hooks';
import type { AddressFault } from './AddressNotice.tsx';
import type { DialogOpenProps } from '../lazy/dialogProps.ts';
import type { LazyDialog } from '../lazy/lazyDialog.tsx';

/** Fields that identify a row of a list and can be stored in a URL. */
export type RowName = Readonly<Record<string, string | undefined>>;

/** Identifies a row by its coin, in a list with one row for each coin. */
export type CoinRowName = Readonly<Record<'asset', string>>;

/** Identifies a row by its order number, in a list of orders. */
export type OrderRowName = Readonly<Record<'orderId', string>>;

/** A dialog of one row of a list: its kind and the fields that identify the row. It can be stored in a URL. */
export type RowDialogOf<Kind extends string, Name extends RowName = CoinRowName> = Name & { readonly kind: Kind };

/** What identifies a row. The id alone is not enough, because the exchange can repeat one. */
interface DialogRow {
  readonly id?: string;
  readonly asset: string;
  readonly orderId?: string;
}

const isSameRow = (one: DialogRow, other: DialogRow): boolean =>
  one.id === other.id && one.asset === other.asset && one.orderId === other.orderId;

const isNamed = (name: RowName, dialog: RowName): boolean => Object.keys(name).every((field) => name[field] === dialog[field]);

/** Names the row of a coin. */
export const byCoin = ({ asset }: CoinRowName): CoinRowName => ({ asset });

/** Names the row of an order. */
export const byOrder = ({ orderId }: OrderRowName): OrderRowName => ({ orderId });

/** Called by a dialog before it navigates to another page; `undefined` if the dialog closes itself. */
type OnLeave = (() => void) | undefined;

/** A dialog registered for the rows of a list. */
export interface RowDialogEntry<Row, Options> {
  /** Draws the dialog for a row. */
  readonly Dialog: ComponentType<DialogOpenProps & { readonly row: Row; readonly options: Options; readonly onLeave?: OnLeave }>;
  /** Loads the dialog's code, and what it reads first, when its opener is hovered or focused. */
  readonly prewarmProps: LazyDialog<never>['prewarmProps'];
}

/** The dialogs of a list by kind, as a product registers them. */
export type RowDialogs<Kind extends string, Row, Options> = Readonly<Record<Kind, RowDialogEntry<Row, Options>>>;

/**
 * Registers a lazy dialog for the rows of a list.
 *
 * @param propsOf the dialog's props for a row. A dialog from which funds can be added takes `onLeave` too.
 */
export function rowDialog<Props, Row, Options>(
  Lazy: LazyDialog<Props & DialogOpenProps>,
  propsOf: (row: Row, options: Options, onLeave: OnLeave) => Props,
): RowDialogEntry<Row, Options> {
  return {
    Dialog: ({ row, options, onLeave, open, onOpenChange }) => (
      <Lazy {...propsOf(row, options, onLeave)} open={open} onOpenChange={onOpenChange} />
    ),
    prewarmProps: Lazy.prewarmProps,
  };
}

/** Props of a button that opens a dialog of a row. Its code, and what it reads first, is loaded when the button is hovered or focused. */
export const rowOpener = <Kind extends string, Row>(
  dialogs: Readonly<Record<Kind, Pick<RowDialogEntry<never, never>, 'prewarmProps'>>>,
  kind: Kind,
  row: Row,
  onOpen: (kind: Kind, row: Row) => void,
) => ({ ...dialogs[kind].prewarmProps, onClick: (): void => onOpen(kind, row) });

interface Opened<Kind extends string, Row, Name extends RowName> {
  readonly dialog: RowDialogOf<Kind, Name>;
  /** The row when the dialog opened, and its owner. `undefined` for a dialog named by the address until its row is read. */
  readonly as?: { readonly row: Row; readonly owner: Scope };
}

/** How much of a list is read: every row, or some pages of it. */
export type RowsRead = 'whole' | 'pages';

/** How much of a list is read; `undefined` while that is not known, and if a row is unreadable, because it may be the named one. */
export function readOf(
  reading: QueryState<{ readonly rows: readonly unknown[]; readonly unreadable: readonly unknown[]; readonly total: number }>,
): RowsRead | undefined {
  if (reading.state !== 'ready' || reading.data.unreadable.length > 0) return undefined;
  return reading.data.rows.length >= reading.data.total ? 'whole' : 'pages';
}

/** Options of {@link useRowDialog}. */
export interface RowDialogSettings<Kind extends string, Row, Name extends RowName> {
  /** The dialog that is open at first, such as one named by the address. It opens once its row is read. @default none */
  readonly first?: RowDialogOf<Kind, Name> | undefined;
  /**
   * Called with the dialog that opens, and with `undefined` when it closes. It is not called when the dialog navigates to a page that adds
   * funds, so that a host that stores the dialog opens it again when the person returns. @default not called
   */
  readonly onChange?: ((dialog: RowDialogOf<Kind, Name> | undefined) => void) | undefined;
  /** How much of the list is read, from {@link readOf}. It decides the `fault` of a dialog whose row is not found. @default not known */
  readonly read?: RowsRead | undefined;
  /** Names a row, such as `byCoin`. Keep it stable between renders. */
  readonly nameOf: (row: Row) => Name;
  /** Called in place of opening a dialog of that kind. @default the dialog opens */
  readonly overrides?: { readonly [Own in Kind]?: ((row: Row) => void) | undefined };
}

/** Which dialog of a list is open. */
export interface RowDialogControl<Kind extends string, Row> {
  /** Opens a dialog. Keeps its identity as long as `onChange` does. */
  readonly show: (kind: Kind, row: Row) => void;
  /** The open dialog, or the last one while it closes. */
  readonly shown: (DialogOpenProps & { readonly kind: Kind; readonly row: Row; readonly onLeave?: OnLeave }) | undefined;
  /** Why the initial dialog is not opened; pass it to an `AddressNotice`. */
  readonly fault: AddressFault | undefined;
}

/**
 * Holds the state of the open row dialog of a list. The dialog gets the current row, not the one it was opened with. After a lost session
 * the dialog stays and keeps its input (AMB-012); after a sign-out, or for another person, it closes (A06).
 */
export function useRowDialog<Kind extends string, Row extends DialogRow, Name extends RowName>(
  rows: readonly Row[],
  { first, onChange, nameOf, read, overrides }: RowDialogSettings<Kind, Row, Name>,
): RowDialogControl<Kind, Row> {
  const { scope, session } = useEarn();
  const [opened, setOpened] = useState<Opened<Kind, Row, Name> | undefined>(first && { dialog: first });
  const [open, setOpen] = useState(first !== undefined);
  const own = useRef(overrides);
  useEffect(() => {
    own.current = overrides;
  });
  const show = useCallback(
    (kind: Kind, row: Row): void => {
      const handler = own.current?.[kind];
      if (handler) return handler(row);
      const dialog = { ...nameOf(row), kind };
      setOpened({ dialog, as: { row, owner: scope } });
      setOpen(true);
      onChange?.(dialog);
    },
    [scope, onChange, nameOf],
  );
  const onOpenChange = (next: boolean): void => {
    setOpen(next);
    if (!next) onChange?.(undefined);
  };
  const anonymous = session.state === 'anonymous';
  const signedOut = anonymous && session.signedOut;
  // Set while rendering, so that nobody sees a dialog of another person.
  if (opened && (opened.as ? opened.as.owner !== scope && (signedOut || !anonymous) : signedOut)) {
    setOpened(undefined);
    setOpen(false);
  }
  const row =
    opened && (rows.find((each) => (opened.as ? isSameRow(each, opened.as.row) : isNamed(nameOf(each), opened.dialog))) ?? opened.as?.row);
  // The dialog now belongs to that row, as if opened from it, so a receipt stays when the row is gone.
  if (row && !opened?.as) setOpened({ ...opened, as: { row, owner: scope } });
  const fault = open && opened !== undefined && row === undefined ? read && FAULTS[read] : undefined;
  return { show, fault, shown: row && { kind: opened.dialog.kind, row, open, onOpenChange, onLeave: onChange && stay } };
}

/** Why a named row was not found, by how much of the list is read. */
const FAULTS: Readonly<Record<RowsRead, AddressFault>> = { whole: 'missing', pages: 'not-shown' };

/** A dialog that the host stores stays open: the page unmounts, and opens it again on return. */
const stay = (): void => undefined;

export interface RowDialogProps<Kind extends string, Row, Options> {
  /** The dialogs of the list. */
  dialogs: RowDialogs<Kind, Row, Options>;
  /** The open one, from {@link useRowDialog}. */
  shown: RowDialogControl<Kind, Row>['shown'];
  /** The row for which a closed dialog is rendered ahead of time, hidden, when an opener is hovered. @default none is rendered ahead */
  first?: Row | undefined;
  /** Passed to every dialog of the list beside its row. */
  options: Options;
}

const CLOSED: DialogOpenProps = { open: false, onOpenChange: () => undefined };

/** Renders the open dialog of a list. */
export function RowDialog<Kind extends string, Row, Options>({
  dialogs,
  shown,
  first,
  options,
}: RowDialogProps<Kind, Row, Options>): ReactElement {
  return (
    <>
      {(Object.keys(dialogs) as Kind[]).map((kind) => {
        const { Dialog } = dialogs[kind];
        if (shown?.kind === kind) {
          const { row, open, onOpenChange, onLeave } = shown;
          return <Dialog key={kind} row={row} open={open} onOpenChange={onOpenChange} onLeave={onLeave} options={options} />;
        }
        return first && <Dialog key={kind} {...CLOSED} row={first} options={options} />;
      })}
    </>
  );
}
