'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import { formatDay } from '@earnkit/core';
import type { ProfitRecord } from '@earnkit/core/staking/contract';
import { PROFIT_PAGE_SIZE, useHoldingTerms, useProfitRecords } from '@earnkit/hooks/staking';
import {
  type DataTableColumn,
  EmptyState,
  Flex,
  Heading,
  type PartProps,
  rootProps,
  SegmentedControl,
  Text,
  useIsMobile,
} from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { SignInPrompt } from '../../parts/query/SignInPrompt.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { ProductLink } from '../ProductLink.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { useTimeStyle } from '../../parts/figures/useTimeStyle.ts';

/** Props of {@link ProfitRecords}. */
export interface ProfitRecordsProps extends PartProps {
  /** The coin that is staked. */
  asset: string;
  /** All coins of a product that takes several, between which one chooses. @default the coin alone */
  coins?: readonly string[] | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** A line above the records. @default none */
  note?: string | undefined;
}

/** The rewards that the person was paid for a coin, newest first, seven to a page (API-68, AMB-119, FM-19). */
export const ProfitRecords = forwardRef<HTMLElement, ProfitRecordsProps>(function ProfitRecords(
  { asset: first, coins = [first], headingLevel = 2, note, ...rest },
  ref,
): ReactElement {
  const [chosen, setChosen] = useState(first);
  const asset = coins.includes(chosen) ? chosen : first;
  const { t } = useMessages(partDialogMessages, stakingDialogMessages);
  const style = useTimeStyle();
  const [page, setPage] = useState(1);
  const reading = useProfitRecords({ asset, page, mode: useIsMobile() ? 'accumulate' : 'page' });
  const records = reading.state === 'ready' ? reading.data.rows : undefined;
  const products = useMemo(() => placesOf(records ?? [], asset), [records, asset]);
  const termsOf = useHoldingTerms(products);
  const columns = useMemo(
    (): readonly DataTableColumn<ProfitRecord>[] => [
      {
        key: 'day',
        header: t('earn.staking.profit.day'),
        width: '22%',
        card: 'title',
        cell: ({ at }) => formatDay(at, style),
      },
      {
        key: 'product',
        header: t('earn.staking.profit.product'),
        width: '24%',
        cell: (row) => {
          const name = row.protocolName ?? termsOf({ asset: row.asset ?? asset, pid: row.pid }).name ?? row.asset ?? asset;
          return <ProductLink place={row.pid ?? row.asset ?? asset}>{name}</ProductLink>;
        },
      },
      {
        key: 'held',
        header: t('earn.staking.profit.held'),
        width: '27%',
        align: 'end',
        cell: (row) => <CoinAmount amount={row.heldAmount} asset={row.asset ?? asset} />,
      },
      {
        key: 'profit',
        header: t('earn.staking.profit.amount'),
        width: '27%',
        align: 'end',
        cell: (row) => <CoinAmount amount={row.amount} asset={row.rewardAsset ?? asset} tone={toneOfGain(row.amount)} />,
      },
    ],
    [t, style, asset, termsOf],
  );
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('profit-records', rest)}>
        <Flex align="center" justify="between" wrap="wrap" gap="3">
          <Heading as={`h${headingLevel}`} size={headingLevel === 2 ? '4' : '3'}>
            {t('earn.staking.profit.title')}
          </Heading>
          {coins.length > 1 && (
            <SegmentedControl
              label={t('earn.staking.profit.coin')}
              value={asset}
              onValueChange={(coin) => {
                setChosen(coin);
                setPage(1);
              }}
              options={coins.map((coin) => ({ value: coin, label: coin }))}
            />
          )}
        </Flex>
        {note !== undefined && (
          <Text as="p" size="1" color="gray">
            {note}
          </Text>
        )}
        <QueryTable<ProfitRecord>
          caption={t('earn.staking.profit.title')}
          columns={columns}
          rowKey={keyOf}
          reading={reading}
          page={page}
          pageSize={PROFIT_PAGE_SIZE}
          onPageChange={setPage}
          loadMore="button"
          errorTitle={t('earn.staking.profit.failed')}
          unreadableWarning={(count) => t('earn.history.unreadable', { count })}
          anonymous={<SignInPrompt title={t('earn.staking.profit.anonymous')} hint={t('earn.staking.profit.anonymousHint')} />}
          empty={<EmptyState title={t('noRecord')} description={t('earn.staking.profit.emptyHint')} />}
        />
      </section>
    </Flex>
  );
});

/** The products of records that name no protocol, each once. */
function placesOf(records: readonly ProfitRecord[], coin: string): readonly { readonly asset: string; readonly pid: string | undefined }[] {
  const unnamed = records.filter(({ pid, protocolName }) => pid !== undefined && protocolName === undefined);
  const places = new Map(unnamed.map(({ asset = coin, pid }) => [`${asset} ${pid ?? ''}`, { asset, pid }]));
  return [...places.values()];
}

const keyOf = ({ id, at, amount, rewardAsset, pid }: ProfitRecord): string => id ?? [at, amount, rewardAsset, pid].join(' ');
