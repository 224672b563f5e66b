'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import type { SoftStakingCoin, SoftStakingPayout, SoftStakingState } from '@earnkit/core/soft-staking/contract';
import type { QueryState } from '@earnkit/hooks';
import { type SoftStakingCoinView, type SoftStakingHost, useSoftStakingCoins } from '@earnkit/hooks/soft-staking';
import { EmptyState, Flex, Heading, type PartProps, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SummaryBand } from '../../parts/figures/SummaryBand.tsx';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';
import { UsdtValueProvider } from '../../parts/figures/UsdtValue.tsx';
import { SoftStakingDialog, type SoftStakingDialogProps } from '../soft-staking-dialog/index.ts';
import { coinColumns, payoutColumns } from './softStakingColumns.tsx';
import { useTotalNote } from '../useTotalNote.ts';
import { SwitchCard, SwitchCardPlaceholder } from './SwitchCard.tsx';
import { softStakingMessages } from '../messages.ts';

export interface SoftStakingOverviewProps extends PartProps {
  /** A person's soft staking as the host read it: the exchange has no call for it (AMB-036). */
  reading: QueryState<SoftStakingState>;
  /** Reads how the switch stands after a lost answer. @default the outcome stays unknown */
  readStatus?: SoftStakingHost['readStatus'];
  /** Receives the new status, so that the host reads again (SS-08). @default nothing */
  onStatusChange?: ((on: boolean) => void) | undefined;
  /** Level of the headings. @default 2 */
  headingLevel?: 2 | 3;
}

const PAYOUTS_PER_PAGE = 10;

/** Soft staking as a person has it: the switch, what holding earned, coin by coin, and the daily payouts (SS-01). */
export const SoftStakingOverview = forwardRef<HTMLDivElement, SoftStakingOverviewProps>(function SoftStakingOverview(
  { reading, readStatus, onStatusChange, headingLevel = 2, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const state = reading.state === 'ready' ? reading.data : undefined;
  const coins = state?.coins.rows ?? NO_COINS;
  const unreadable = state?.coins.unreadable.length ?? 0;
  const { coins: views, earned, expected, pending } = useSoftStakingCoins(coins, unreadable === 0);
  const noteOf = useTotalNote();
  const [dialog, setDialog] = useState<{ readonly variant: SoftStakingDialogProps['variant']; readonly open: boolean }>({
    variant: 'activate',
    open: false,
  });
  return (
    <Flex direction="column" gap="6" ref={ref} {...rootProps('soft-staking-overview', rest)}>
      {state && <SwitchCard on={state.on} coins={coins} onOpen={(variant) => setDialog({ variant, open: true })} />}
      {reading.state === 'loading' && <SwitchCardPlaceholder />}
      <SummaryBand
        title={t('earn.soft.band')}
        reading={reading.state === 'ready' ? { ...reading, data: { earned: earned.amount, expected: expected.amount } } : reading}
        figures={[
          { key: 'earned', label: t('earn.soft.paid'), earned: true, loading: pending, note: noteOf(earned, unreadable) },
          ...(state?.on === false
            ? []
            : [{ key: 'expected', label: t('earn.soft.expected'), loading: pending, note: noteOf(expected, unreadable) } as const]),
        ]}
        invitation={{ title: t('earn.soft.anonymous'), text: t('earn.soft.anonymousHint') }}
      />
      {reading.state !== 'anonymous' && (
        <>
          <Coins reading={reading} views={views} headingLevel={headingLevel} />
          {(reading.state === 'ready' || reading.state === 'loading') && <Payouts reading={reading} headingLevel={headingLevel} />}
        </>
      )}
      <SoftStakingDialog
        {...dialog}
        onOpenChange={(open) => setDialog({ ...dialog, open })}
        coins={coins}
        unreadable={unreadable}
        readStatus={readStatus}
        onStatusChange={onStatusChange}
      />
    </Flex>
  );
});

const NO_COINS: readonly SoftStakingCoin[] = [];

interface TableProps extends Required<Pick<SoftStakingOverviewProps, 'headingLevel'>> {
  readonly reading: QueryState<SoftStakingState>;
}

/** Every coin of soft staking on one page. */
function Coins({ reading, views, headingLevel }: TableProps & { readonly views: readonly SoftStakingCoinView[] }): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const columns = useMemo(() => coinColumns(t), [t]);
  return (
    <Flex direction="column" gap="4" asChild>
      <section>
        <Heading as={`h${headingLevel}`} size="4">
          {t('earn.soft.coins')}
        </Heading>
        <UsdtValueProvider rows={views}>
          <QueryTable<SoftStakingCoinView>
            caption={t('earn.soft.coins')}
            columns={columns}
            rowKey={({ asset }) => asset}
            reading={reading.state === 'ready' ? { ...reading, data: { rows: views, unreadable: reading.data.coins.unreadable } } : reading}
            page={1}
            pageSize={Math.max(COINS_WHILE_LOADING, views.length)}
            onPageChange={stay}
            errorTitle={t('earn.soft.failed')}
            errorHint={t('earn.soft.failedHint')}
            unreadableWarning={(count) => t('earn.soft.unreadable', { count })}
            empty={<EmptyState title={t('earn.soft.noCoins')} description={t('earn.soft.noCoinsHint')} />}
          />
        </UsdtValueProvider>
      </section>
    </Flex>
  );
}

const COINS_WHILE_LOADING = 6;

/** All coins stand on one page. */
const stay = (): void => undefined;

const NOTHING_READ = { rows: [], unreadable: [] } as const;
const NOTHING_PAID = { coins: NOTHING_READ, payouts: NOTHING_READ } satisfies {
  [Part in 'coins' | 'payouts']: Pick<SoftStakingState[Part], 'rows' | 'unreadable'>;
};

type PayoutRow = SoftStakingPayout & { readonly icon: string | undefined };

/** What was paid, the newest day first. */
function Payouts({ reading, headingLevel }: TableProps): ReactElement {
  const { t } = useMessages(softStakingMessages);
  const style = useTimeStyle();
  const columns = useMemo(() => payoutColumns(t, style), [t, style]);
  const [page, setPage] = useState(1);
  const { coins, payouts } = reading.state === 'ready' ? reading.data : NOTHING_PAID;
  const rows = useMemo(() => {
    const icons = new Map(coins.rows.map(({ asset, icon }) => [asset, icon]));
    return payouts.rows.map((payout): PayoutRow => ({ ...payout, icon: icons.get(payout.asset) }));
  }, [coins.rows, payouts.rows]);
  return (
    <Flex direction="column" gap="4" asChild>
      <section>
        <Heading as={`h${headingLevel}`} size="4">
          {t('earn.soft.payouts')}
        </Heading>
        <QueryTable<PayoutRow>
          caption={t('earn.soft.payouts')}
          columns={columns}
          rowKey={({ asset, day }) => `${asset} ${day}`}
          // The warning of stale data stands above the coins.
          reading={reading.state === 'ready' ? { ...reading, stale: false, data: { rows, unreadable: payouts.unreadable } } : reading}
          page={page}
          pageSize={PAYOUTS_PER_PAGE}
          onPageChange={setPage}
          loadMore="auto"
          errorTitle={t('earn.soft.failed')}
          unreadableWarning={(count) => t('earn.soft.payoutsUnreadable', { count })}
          empty={<EmptyState title={t('earn.soft.noPayouts')} description={t('earn.soft.noPayoutsHint')} />}
        />
      </section>
    </Flex>
  );
}
