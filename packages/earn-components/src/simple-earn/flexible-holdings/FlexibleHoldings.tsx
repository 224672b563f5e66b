'use client';
import { type ReactElement, useMemo, useState } from 'react';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { holdingsPageSize, useAutoEarnOffered, useAutoEarnQuestion, useEarn, useFlexibleHoldings, useUsdtPrices } from '@earnkit/hooks';
import { Banner, Button, DataTable, EmptyState, ErrorState, useIsMobile } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { AutoEarnDialog } from '../auto-earn-dialog/index.ts';
import { tableState } from '../list-parts/tableState.ts';
import { PricesContext } from './HoldingCells.tsx';
import { HoldingDialog, type HoldingDialogKind } from './HoldingDialog.tsx';
import { type HoldingActions, holdingColumns } from './holdingColumns.tsx';
import { type HoldingDialogOf, useHoldingDialog } from './useHoldingDialog.ts';

/** Props of {@link FlexibleHoldings}. */
export interface FlexibleHoldingsProps {
  /** The page, from 1, where the host holds it; on a phone the last of those shown. @default held by the list */
  page?: number;
  /** Told of every change of page. @default nobody */
  onPageChange?: (page: number) => void;
  /** Subscribes more of a coin. Keep it stable between renders. @default opens the subscription */
  onSubscribe?: (holding: FlexibleHolding) => void;
  /** Redeems a holding. Keep it stable between renders. @default opens the redemption */
  onRedeem?: (holding: FlexibleHolding) => void;
  /** Cancels a holding's redemption that is on its way. Keep it stable between renders. @default asks, and cancels it */
  onCancelRedemption?: (holding: FlexibleHolding) => void;
  /** The dialog that is open at first, as an address that was come back to can say it. @default none */
  defaultDialog?: HoldingDialogOf | undefined;
  /** Told which dialog opens, and when it closes. Keep it stable between renders. @default nobody */
  onDialogChange?: (dialog: HoldingDialogOf | undefined) => void;
  /** Leads who holds nothing to the products. @default no such button */
  onBrowse?: () => void;
}

/**
 * The person's flexible holdings (SE-F-06 to SE-F-14): what is held and lent, what it earned, what it will earn next,
 * and what can be done with it. One changed holding draws one row.
 */
export function FlexibleHoldings({
  page: held,
  onPageChange,
  onSubscribe,
  onRedeem,
  onCancelRedemption,
  defaultDialog,
  onDialogChange,
  onBrowse,
}: FlexibleHoldingsProps): ReactElement {
  const { t } = useCopy();
  const isMobile = useIsMobile();
  const [own, setOwn] = useState(1);
  const page = held ?? own;
  const goTo = (next: number): void => {
    setOwn(next);
    onPageChange?.(next);
  };
  const reading = useFlexibleHoldings({ page, mode: isMobile ? 'accumulate' : 'page' });
  const data = reading.state === 'ready' ? reading.data : undefined;
  const rows = data?.rows ?? NO_ROWS;
  const shownPage = data?.page ?? page;
  const prices = useUsdtPrices(useMemo(() => rows.map((row) => row.asset), [rows]));
  const autoEarnOffered = useAutoEarnOffered() === true;
  const question = useAutoEarnQuestion();
  const { show, shown } = useHoldingDialog(rows, defaultDialog, onDialogChange);

  const { ask } = question;
  const verbs = useMemo((): HoldingActions => {
    const opens = (kind: HoldingDialogKind) => (holding: FlexibleHolding) => show(kind, holding);
    return {
      onSubscribe: onSubscribe ?? opens('subscribe'),
      onRedeem: onRedeem ?? opens('redeem'),
      onCancelRedemption: onCancelRedemption ?? opens('cancel'),
      onInterest: opens('interest'),
      onApr: opens('apr'),
      onAutoEarn: ask,
    };
  }, [onSubscribe, onRedeem, onCancelRedemption, show, ask]);
  const columns = useMemo(
    () => holdingColumns(t, verbs, { autoEarn: autoEarnOffered, cards: isMobile }),
    [t, verbs, autoEarnOffered, isMobile],
  );

  const unreadable = data?.unreadable.length ?? 0;
  return (
    <PricesContext.Provider value={prices}>
      <DataTable<FlexibleHolding>
        caption={t('earn.holdings.caption')}
        columns={columns}
        rows={rows}
        rowKey={idOf}
        {...tableState(reading)}
        page={shownPage}
        pageSize={holdingsPageSize}
        total={data?.total}
        onPageChange={goTo}
        onLoadMore={() => goTo(shownPage + 1)}
        loadMore="button"
        loadMoreState={data?.loadingMore ? 'loading' : 'idle'}
        empty={<NothingHeld anonymous={reading.state === 'anonymous'} {...(onBrowse && { onBrowse })} />}
        error={
          <ErrorState
            title={t('earn.holdings.failed')}
            description={<FailureMessage reading={reading} otherwise={t('earn.holdings.failedHint')} />}
            {...(reading.state === 'failed' && { onRetry: reading.retry })}
          />
        }
        {...(unreadable > 0 && { notice: <Banner tone="warning">{t('earn.holdings.unreadable', { count: unreadable })}</Banner> })}
      />
      {shown && <HoldingDialog {...shown} />}
      <AutoEarnDialog change={question.change} onDismiss={question.dismiss} />
    </PricesContext.Provider>
  );
}

const NO_ROWS: readonly FlexibleHolding[] = [];

const idOf = (holding: FlexibleHolding): string => holding.id;

function NothingHeld({ anonymous, onBrowse }: { anonymous: boolean; onBrowse?: () => void }): ReactElement {
  const { t } = useCopy();
  const { askLogin } = useEarn();
  if (anonymous) {
    return (
      <EmptyState
        title={t('earn.holdings.visitor')}
        description={t('earn.holdings.visitorHint')}
        action={<Button onClick={askLogin}>{t('earn.login')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={t('earn.holdings.empty')}
      description={t('earn.holdings.emptyHint')}
      {...(onBrowse && { action: <Button onClick={onBrowse}>{t('earn.holdings.browse')}</Button> })}
    />
  );
}
