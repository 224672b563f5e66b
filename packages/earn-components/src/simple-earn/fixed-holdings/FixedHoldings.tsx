'use client';
import { type ReactElement, forwardRef, useCallback, useMemo } from 'react';
import { type FixedOrderView, type QueryState, holdingsPageSize, useEarn, useFixedOrders, useVipOrders } from '@earnkit/hooks';
import { useQuestion } from '@earnkit/hooks/flow';
import { Button, EmptyState, type PartProps, useIsMobile, useIsTablet } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { noticeAbove } from '../../parts/parts.css.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import { byOrder, readOf, RowDialog, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { type ReinvestChange, ReinvestDialog } from '../reinvest-dialog/index.ts';
import { useRedeemAccountNames } from './MaturityControls.tsx';
import { orderColumns } from './orderColumns.tsx';
import { type FixedOrderDialogOf, orderDialogs } from './orderDialogs.ts';
import { type SubscribeAgainTargets, useAgain } from './useAgain.ts';
import { fixedMessages } from '../fixedMessages.ts';

export interface FixedHoldingsProps extends SubscribeAgainTargets, PartProps {
  /** Whether the orders of VIP products alone are shown, which have calls of their own (SE-10, SE-X-56). @default false: they are among the others */
  vip?: boolean;
  /** The page, from 1, when the host controls it; on a phone the last loaded one. @default controlled by the list */
  page?: number;
  /** Called with every change of page. @default nothing */
  onPageChange?: (page: number) => void;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: FixedOrderDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: FixedOrderDialogOf | undefined) => void;
  /** Called by a button for a person without orders; leads to the products. @default no such button */
  onBrowse?: () => void;
}

/**
 * The person's fixed orders, ten to a page (SE-12, SE-X-06 to SE-X-13): what each earns, when it is paid and where to, whether
 * it renews itself, and its early redemption. A change of one order renders one row.
 */
export const FixedHoldings = forwardRef<HTMLDivElement, FixedHoldingsProps>(function FixedHoldings(
  {
    vip = false,
    page: heldPage,
    onPageChange,
    defaultDialog,
    onDialogChange,
    onBrowse,
    onSubscribeFixed,
    onSubscribeFlexible,
    onUpgrade,
    onMarket,
    ...rest
  },
  ref,
): ReactElement {
  const { t } = useMessages(fixedMessages);
  const { links } = useEarn();
  const { pieces } = useTimes();
  const style = useTimeStyle();
  const isMobile = useIsMobile();
  const cards = useIsTablet();
  const [page, setPage] = useHeld(heldPage, 1, onPageChange);
  const reading = useFixedOrders({ page, mode: isMobile ? 'accumulate' : 'page', vip });
  const ofVips = useVipOrders();
  const table = useMemo(() => (vip ? reading : withVipOrders(reading, ofVips, isMobile)), [vip, reading, ofVips, isMobile]);
  const rows = table.state === 'ready' ? table.data.rows : NO_ROWS;
  const emptyTitle = vip ? 'earn.fixedOrder.emptyVip' : 'earn.fixedOrder.empty';
  const { change, ask, dismiss } = useQuestion<ReinvestChange>();
  const { again, looking } = useAgain({ onSubscribeFixed, onSubscribeFlexible, onUpgrade, onMarket });
  const { show, shown, fault } = useRowDialog(rows, {
    first: defaultDialog,
    onChange: onDialogChange,
    nameOf: byOrder,
    read: readOf(table),
  });
  const onReinvest = useCallback((order: FixedOrderView, on: boolean) => ask({ order, on }), [ask]);
  const hrefOf = useCallback(
    ({ id, asset, orderId }: FixedOrderView) => links.holding({ id, orderType: 'fixed', asset, orderId }),
    [links],
  );
  const names = useRedeemAccountNames();
  const columns = useMemo(
    () => orderColumns(t, { pieces, cards, phone: isMobile, hrefOf, onOpen: show, onAgain: again, onReinvest, looking, names }),
    // oxlint-disable-next-line react/exhaustive-deps -- `pieces` changes with the style alone
    [t, style, cards, isMobile, hrefOf, show, again, onReinvest, looking, names],
  );
  return (
    <UsdtValueProvider rows={rows}>
      <AddressNotice fault={fault} className={noticeAbove} />
      {!vip && ofVips.state === 'failed' && <RetryBanner onRetry={ofVips.retry}>{t('earn.fixedOrder.vipFailed')}</RetryBanner>}
      <QueryTable<FixedOrderView>
        data-part="fixed-holdings"
        {...rest}
        ref={ref}
        caption={t(vip ? 'earn.fixedOrder.captionVip' : 'earn.fixedOrder.caption')}
        columns={columns}
        layout={cards ? 'cards' : 'auto'}
        rowKey={idOf}
        reading={table}
        page={page}
        pageSize={holdingsPageSize}
        onPageChange={setPage}
        loadMore="button"
        errorTitle={t('earn.fixedOrder.failed')}
        errorHint={t('earn.fixedOrder.failedHint')}
        unreadableWarning={(count) => t('earn.fixedOrder.unreadable', { count })}
        anonymous={<SignInPrompt title={t('earn.fixedOrder.anonymous')} hint={t('earn.fixedOrder.anonymousHint')} />}
        empty={
          <EmptyState
            title={t(emptyTitle)}
            description={t(`${emptyTitle}Hint`)}
            action={onBrowse && <Button onClick={onBrowse}>{t('earn.fixedOrder.browse')}</Button>}
          />
        }
      />
      <RowDialog dialogs={orderDialogs} shown={shown} first={rows[0]} options={undefined} />
      <ReinvestDialog change={change} onDismiss={dismiss} />
    </UsdtValueProvider>
  );
});

const NO_ROWS: readonly FixedOrderView[] = [];

const idOf = ({ orderId }: FixedOrderView): string => orderId;

type Orders = ReturnType<typeof useFixedOrders>;

/** The orders of VIP products above the others, on the first page, or on a phone above the list that grows. */
function withVipOrders(reading: Orders, ofVips: QueryState<{ readonly rows: readonly FixedOrderView[] }>, growing: boolean): Orders {
  // Both at once, so that no row moves.
  if (reading.state === 'ready' && ofVips.state === 'loading') return ofVips;
  if (reading.state !== 'ready' || ofVips.state !== 'ready') return reading;
  const { rows, page } = reading.data;
  if (page > 1 && !growing) return reading;
  // An exchange may list them in both answers.
  const listed = new Set(rows.map(idOf));
  const vips = ofVips.data.rows.filter((order) => order.vip && !listed.has(idOf(order)));
  if (vips.length === 0) return reading;
  return { ...reading, data: { ...reading.data, rows: [...vips, ...rows] } };
}
