import { type ReactElement, useMemo, useState } from 'react';
import { formatAmount, isPositive } from '@earnkit/core';
import { type QueryState, useEarn } from '@earnkit/hooks';
import { useBriefWait, useSteadyOrder } from '@earnkit/hooks/lists';
import { HELD_ORDERS, type HeldOrder, type HeldProductView, type HoldingView, heldInOrder } from '@earnkit/hooks/overview';
import { Chips, EmptyState, Text, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { YOUR_ACCOUNT, useAccountName } from '../../parts/order/accountName.ts';
import { listText } from '../../parts/query/listText.ts';
import { QueryTable, type QueryTableData } from '../../parts/query/QueryTable.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { RetryBanner } from '../../parts/query/StaleBanner.tsx';
import { usePeriodText } from '../../staking/period.ts';
import * as css from './earnHoldings.css.ts';
import type { EarnHoldingsProps } from './EarnHoldings.tsx';
import type { HeldBandProps } from './HeldBand.tsx';
import { heldColumns } from './heldColumns.tsx';
import { heldMessages } from './messages.ts';

/** Props of {@link HeldList}. */
export interface HeldListProps extends HeldBandProps, Pick<EarnHoldingsProps, 'iconOf' | 'hrefOf'> {}

const LOADING = { state: 'loading' } as const;

const keyOfHolding = ({ key }: HoldingView): string => key;

/** Rows of a page of the list. */
const PAGE_SIZE = 10;

/** The holdings of a tab, with the order that a person chooses. */
export function HeldList({ holdings, tab, iconOf, hrefOf }: HeldListProps): ReactElement {
  const { t, figureStyle, language } = useMessages(heldMessages);
  const { now } = useEarn();
  const [order, setOrder] = useState<HeldOrder>('value');
  const [page, setPage] = useState(1);
  const timeStyle = useTimeStyle();
  const period = usePeriodText();
  const account = t(YOUR_ACCOUNT[useAccountName()]);
  const { rows: all, products, groups, without, retry } = holdings;
  const shown = tab === 'all' ? products : products.filter(({ product }) => product === tab);
  const missing = without.filter((product) => shown.some((one) => one.product === product));
  const sorted = useMemo(
    () => heldInOrder(tab === 'all' ? all : all.filter(({ product }) => product === tab), order, now()),
    [all, tab, order, now],
  );
  const answered = tableReading(shown, sorted, retry).state === 'ready';
  const valued = !holdings.valuesLoading;
  const waits = useBriefWait(answered, valued);
  // A holding whose value changes keeps its place until another order is chosen.
  const rows = useSteadyOrder(sorted, { question: `${tab} ${order}`, settled: answered && !waits && valued, keyOf: keyOfHolding });
  const columns = useMemo(
    () => heldColumns({ t, figureStyle, iconOf, hrefOf, timeStyle, periodText: period.short, account }),
    [t, figureStyle, iconOf, hrefOf, timeStyle, period, account],
  );
  // A person without holdings is shown first steps in place of the list, as soon as nothing is known to be left.
  const undecided = tab === 'all' && rows.length === 0 && groups.some(({ state }) => state === 'loading');
  const reading = undecided || waits ? LOADING : tableReading(shown, rows, retry);
  const launchpool = holdings.products.find(({ product }) => product === 'launchpool');
  const elsewhere = launchpool?.figures.state === 'ready' ? launchpool.figures.data.elsewhereUsdt : undefined;
  const tells = tab === 'all' || tab === 'launchpool';
  return (
    <div className={css.list}>
      {(rows.length > 1 || reading.state === 'loading') && (
        <Chips<HeldOrder>
          label={t('earn.held.order')}
          required
          value={order}
          onValueChange={(next) => {
            if (next === '') return;
            setOrder(next);
            setPage(1);
          }}
          options={HELD_ORDERS.map((value) => ({ value, label: t(`earn.held.order.${value}`) }))}
        />
      )}
      {missing.length > 0 && reading.state === 'ready' && (
        <RetryBanner onRetry={retry}>
          {t('earn.held.partly', {
            products: listText(
              language,
              missing.map((product) => t(`earn.held.tab.${product}`)),
            ),
          })}
        </RetryBanner>
      )}
      <QueryTable<HoldingView>
        caption={tab === 'all' ? t('earn.held.caption') : t('earn.held.captionOf', { product: t(`earn.held.tab.${tab}`) })}
        columns={columns}
        rowKey={keyOfHolding}
        reading={reading}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={setPage}
        loadMore="button"
        loadMoreOn="everywhere"
        errorTitle={t('earn.held.failed')}
        unreadableWarning={() => ''}
        anonymous={<SignInPrompt title={t('earn.held.visitor')} />}
        empty={
          <EmptyState
            title={t('earn.held.empty')}
            description={t(
              launchpool?.reading.state === 'left-out' && tab === 'launchpool' ? 'earn.held.launchpoolElsewhere' : 'earn.held.emptyHint',
            )}
          />
        }
      />
      {tells && reading.state === 'ready' && (
        <Text as="p" size="1" color="gray">
          <Words>
            {elsewhere !== undefined &&
              isPositive(elsewhere) &&
              `${t('earn.held.stakesIn', { value: formatAmount(elsewhere, figureStyle) })} `}
          </Words>
          <Words>{t('earn.held.once')}</Words>
        </Text>
      )}
    </div>
  );
}

/** The list as its table shows it: once every product has answered, so that no row moves, and failed where none could be read. */
function tableReading(
  products: readonly HeldProductView[],
  rows: readonly HoldingView[],
  retry: () => void,
): QueryState<QueryTableData<HoldingView>> {
  const readings = products.map(({ reading }) => reading).filter((reading) => reading.state !== 'left-out');
  const waiting = readings.find(({ state }) => state === 'anonymous') ?? readings.find(({ state }) => state === 'loading');
  if (waiting?.state === 'anonymous' || waiting?.state === 'loading') return { state: waiting.state };
  const [failure] = readings.filter((reading) => reading.state === 'failed');
  const ready = readings.filter((reading) => reading.state === 'ready');
  if (failure && ready.length === 0) return { ...failure, retry };
  const stale = ready.find((reading) => reading.stale);
  return {
    state: 'ready',
    data: { rows, unreadable: [] },
    stale: stale !== undefined,
    reference: stale?.reference,
    readAt: Math.min(...ready.map(({ readAt }) => readAt)),
    retry,
  };
}
