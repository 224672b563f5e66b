'use client';
import { type ReactElement, useCallback, useMemo, forwardRef } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import {
  type FlexibleHoldingView,
  holdingsPageSize,
  useAutoEarnOffered,
  useEarn,
  useAutoEarnQuestion,
  useFlexibleHoldings,
} from '@earnkit/hooks';
import { Button, EmptyState, type PartProps, useIsMobile } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressNotice } from '../../parts/query/AddressNotice.tsx';
import { noticeAbove } from '../../parts/parts.css.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { byCoin, type CoinRowName, readOf, RowDialog, useRowDialog } from '../../parts/query/useRowDialog.tsx';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { useHeld } from '../../parts/lazy/useHeld.ts';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { holdingColumns } from './holdingColumns.tsx';
import { type HoldingDialogKind, type HoldingDialogOf, type HoldingDialogOptions, holdingDialogs } from './holdingDialogs.ts';
import { simpleEarnMessages } from '../messages.ts';

export interface FlexibleHoldingsProps extends PartProps {
  /** The page, from 1, when the host controls it; on a phone the last loaded one. @default controlled by the list */
  page?: number;
  /** Called with every change of page. @default nothing */
  onPageChange?: (page: number) => void;
  /** Subscribes more of a coin. @default opens `FlexibleSubscribeDialog` */
  onSubscribe?: (holding: FlexibleHolding) => void;
  /** Redeems a holding. @default opens `FlexibleRedeemDialog` */
  onRedeem?: (holding: FlexibleHolding) => void;
  /** Cancels a holding's pending redemption. @default opens `CancelRedemptionDialog` */
  onCancelRedemption?: (holding: FlexibleHolding) => void;
  /** The dialog that is open at first, such as one named by the address. @default none */
  defaultDialog?: HoldingDialogOf | undefined;
  /** Called with the dialog that opens, and with `undefined` when it closes. Keep it stable between renders. @default nothing */
  onDialogChange?: (dialog: HoldingDialogOf | undefined) => void;
  /** Called by a button for a person without holdings; leads to the products. @default no such button */
  onBrowse?: () => void;
}

/**
 * The person's flexible holdings (SE-F-06 to SE-F-14): principal, lent amount, interest, next rate and the dialogs of each
 * holding. A change of one holding renders one row.
 */
export const FlexibleHoldings = forwardRef<HTMLDivElement, FlexibleHoldingsProps>(function FlexibleHoldings(
  { page: heldPage, onPageChange, onSubscribe, onRedeem, onCancelRedemption, defaultDialog, onDialogChange, onBrowse, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const isMobile = useIsMobile();
  const [page, setPage] = useHeld(heldPage, 1, onPageChange);
  const reading = useFlexibleHoldings({ page, mode: isMobile ? 'accumulate' : 'page' });
  const rows = reading.state === 'ready' ? reading.data.rows : NO_ROWS;
  const autoEarn = useAutoEarnOffered();
  const { change, ask, dismiss } = useAutoEarnQuestion();
  const { show, shown, fault } = useRowDialog<HoldingDialogKind, FlexibleHoldingView, CoinRowName>(rows, {
    first: defaultDialog,
    onChange: onDialogChange,
    nameOf: byCoin,
    read: readOf(reading),
    overrides: { subscribe: onSubscribe, redeem: onRedeem, cancel: onCancelRedemption },
  });
  const { links } = useEarn();
  const hrefOf = useCallback(({ id, asset }: FlexibleHoldingView) => links.holding({ id, orderType: 'flexible', asset }), [links]);
  const columns = useMemo(
    () => holdingColumns(t, show, ask, { autoEarn, cards: isMobile, hrefOf }),
    [t, show, ask, autoEarn, isMobile, hrefOf],
  );
  return (
    <UsdtValueProvider rows={rows}>
      <AddressNotice fault={fault} className={noticeAbove} />
      <QueryTable<FlexibleHoldingView>
        data-part="flexible-holdings"
        {...rest}
        ref={ref}

        caption={t('earn.holdings.caption')}
        columns={columns}
        rowKey={idOf}
        reading={reading}
        page={page}
        pageSize={holdingsPageSize}
        onPageChange={setPage}
        loadMore="button"
        errorTitle={t('earn.holdings.failed')}
        errorHint={t('earn.holdings.failedHint')}
        unreadableWarning={(count) => t('earn.holdings.unreadable', { count })}
        anonymous={<SignInPrompt title={t('earn.holdings.anonymous')} hint={t('earn.holdings.anonymousHint')} />}
        empty={
          <EmptyState
            title={t('earn.holdings.empty')}
            description={t('earn.holdings.emptyHint')}
            action={onBrowse && <Button onClick={onBrowse}>{t('earn.holdings.browse')}</Button>}
          />
        }
      />
      <RowDialog dialogs={holdingDialogs} shown={shown} first={rows[0]} options={NO_OPTIONS} />
      <AutoEarnDialog change={change} onDismiss={dismiss} />
    </UsdtValueProvider>
  );
});

const NO_ROWS: readonly FlexibleHoldingView[] = [];
const NO_OPTIONS: HoldingDialogOptions = {};

const idOf = (holding: FlexibleHoldingView): string => holding.id;
