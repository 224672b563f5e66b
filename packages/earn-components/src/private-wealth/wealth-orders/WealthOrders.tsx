'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { ListedWealthOrder } from '@earnkit/core/private-wealth/contract';
import { type QueryState, useEarn } from '@earnkit/hooks';
import { type ListedWealthOrderView, type WealthTotal, useWealthOrders } from '@earnkit/hooks/private-wealth';
import { EmptyState, Flex, Heading, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { RiskLine } from '../../parts/risk/RiskLine.tsx';
import { byOrder, readOf, type RowDialogControl, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { WealthOrderDialog } from '../wealth-order-dialog/index.ts';
import { WealthPosterDialog } from '../wealth-poster-dialog/index.ts';
import { WealthPurchaseDialog } from '../wealth-purchase-dialog/index.ts';
import { WealthRedeemDialog } from '../wealth-redeem-dialog/index.ts';
import { type WealthDialogKind, type WealthDialogOf, orderColumns } from './orderColumns.tsx';
import { privateWealthMessages } from '../messages.ts';

export interface WealthOrdersProps extends PartProps {
  /** The person's orders as the host read them: the exchange has no call that lists them (AMB-036). */
  reading: QueryState<Rows<ListedWealthOrder>>;
  /** Called after a purchase or a redemption, so that the host reads again. @default nothing */
  onChange?: (() => void) | undefined;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: WealthDialogOf | undefined;
  /**
   * Called with the dialog that opens, with that of the details when one above them closes, and with `undefined` when all are
   * closed. Keep it stable between renders. @default nothing
   */
  onDialogChange?: (dialog: WealthDialogOf | undefined) => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3;
}

const ORDERS_PER_PAGE = 10;
/** Rows of the placeholder: most people have one order or two. */
const PLACEHOLDERS = 1;
const NONE: Pick<Rows<ListedWealthOrder>, 'rows' | 'unreadable'> = { rows: [], unreadable: [] };

/** A person's orders of private wealth with their total, and the dialogs of each: details, subscribe more, redeem, share (PW-01, PW-02). */
export const WealthOrders = forwardRef<HTMLDivElement, WealthOrdersProps>(function WealthOrders(
  { reading, onChange, defaultDialog, onDialogChange, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(privateWealthMessages);
  const { links } = useEarn();
  const { rows, unreadable } = reading.state === 'ready' ? reading.data : NONE;
  const { orders, worth, income, pending } = useWealthOrders(rows, unreadable.length);
  const [page, setPage] = useState(1);
  const { show, shown, fault } = useRowDialog(orders, {
    first: defaultDialog,
    onChange: onDialogChange,
    nameOf: byOrder,
    read: readOf(reading),
  });
  // Closed dialogs are drawn ahead for the first order.
  const target = shown?.row ?? orders[0];
  const noteOf = ({ unknown }: WealthTotal): string | undefined =>
    unknown === 0 ? undefined : t('earn.wealth.band.unknown', { count: unknown });
  const columns = useMemo(() => orderColumns(t, show, links.wealthOrder), [t, show, links]);
  return (
    <Flex direction="column" gap="6" ref={ref} {...rootProps('wealth-orders', rest)}>
      <SummaryBand
        title={t('earn.wealth.band')}
        reading={reading.state === 'ready' ? { ...reading, data: { worth: worth.amount, income: income.amount } } : reading}
        figures={[
          { key: 'worth', label: t('earn.wealth.band.worth'), loading: pending, note: noteOf(worth) },
          {
            key: 'income',
            label: t('earn.wealth.income'),
            earned: true,
            loading: pending,
            note: noteOf(income) ?? t('earn.wealth.band.ofHeld'),
            hasNote: true,
          },
        ]}
        invitation={{ title: t('earn.wealth.orders.anonymous'), text: t('earn.wealth.orders.anonymousHint') }}
      />
      {reading.state !== 'anonymous' && (
        <Flex direction="column" gap="4" asChild>
          <section>
            <Heading as={`h${headingLevel}`} size="4">
              {t('earn.wealth.orders')}
            </Heading>
            <RiskLine kind="wealth" coin="" />
            <AddressNotice fault={fault} />
            <QueryTable<ListedWealthOrderView>
              caption={t('earn.wealth.orders')}
              columns={columns}
              rowKey={({ orderId }) => orderId}
              reading={reading.state === 'ready' ? { ...reading, data: { rows: orders, unreadable } } : reading}
              page={page}
              // What stands below the orders would come up by as many rows as there are fewer than of the placeholder.
              pageSize={reading.state === 'loading' ? PLACEHOLDERS : ORDERS_PER_PAGE}
              onPageChange={setPage}
              loadMore="auto"
              errorTitle={t('earn.wealth.orders.failed')}
              unreadableWarning={(count) => t('earn.wealth.orders.unreadable', { count })}
              empty={<EmptyState title={t('earn.wealth.orders.none')} description={t('earn.wealth.orders.noneHint')} />}
            />
          </section>
        </Flex>
      )}
      {target && <OrderDialogs shown={shown} order={target} onChange={onChange} onDialogChange={onDialogChange} />}
    </Flex>
  );
});

interface OrderDialogsProps
  extends Pick<WealthOrdersProps, 'onChange'>, Pick<RowDialogControl<WealthDialogKind, ListedWealthOrderView>, 'shown'> {
  readonly onDialogChange: WealthOrdersProps['onDialogChange'];
  readonly order: ListedWealthOrderView;
}

/** The dialogs of an order. The details stay below what they open, and are there again when it closes. */
function OrderDialogs({ shown, order, onChange, onDialogChange }: OrderDialogsProps): ReactElement {
  const [above, setAbove] = useState<Exclude<WealthDialogKind, 'detail'>>();
  const kind = shown?.open ? shown.kind : undefined;
  const detail = kind === 'detail';
  const open = detail ? above : kind;
  // The details that open next begin with nothing above. A key would take the closing dialog away at once.
  if (!detail && above !== undefined) setAbove(undefined);
  const showAbove = (next: typeof above): void => {
    setAbove(next);
    onDialogChange?.({ kind: next ?? 'detail', orderId: order.orderId });
  };
  const close = (): void => (detail ? showAbove(undefined) : shown?.onOpenChange(false));
  return (
    <>
      <WealthOrderDialog
        open={detail}
        onOpenChange={() => shown?.onOpenChange(false)}
        order={order}
        onPurchase={() => showAbove('purchase')}
        onRedeem={() => showAbove('redeem')}
        onShare={() => showAbove('share')}
      />
      <WealthPurchaseDialog open={open === 'purchase'} onOpenChange={close} order={order} onSuccess={onChange} />
      <WealthRedeemDialog open={open === 'redeem'} onOpenChange={close} order={order} onSuccess={onChange} />
      <WealthPosterDialog open={open === 'share'} onOpenChange={close} order={order} />
    </>
  );
}
