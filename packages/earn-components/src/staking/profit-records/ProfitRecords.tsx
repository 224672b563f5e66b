'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import { formatDay } from '@earnkit/core';
import type { ProfitRecord } from '@earnkit/core/staking/contract';
import { useEarn } from '@earnkit/hooks';
import { PROFIT_PAGE_SIZE, useProfitRecords } from '@earnkit/hooks/staking';
import { type DataTableColumn, EmptyState, Flex, Heading, type PartProps, rootProps, useIsMobile } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/CoinAmount.tsx';
import { toneOfGain } from '../../parts/figureText.ts';
import { historyPartMessages } from '../../parts/historyPartMessages.ts';
import { QueryTable } from '../../parts/QueryTable.tsx';
import { SignInPrompt } from '../../parts/SignInPrompt.tsx';
import { stakingMessages } from '../messages.ts';

/** Props of {@link ProfitRecords}. */
export interface ProfitRecordsProps extends PartProps {
  /** The coin that is staked. */
  asset: string;
}

/** The rewards that the person was paid for a coin, newest first, seven to a page (API-68, AMB-119, FM-19). */
export const ProfitRecords = forwardRef<HTMLElement, ProfitRecordsProps>(function ProfitRecords({ asset, ...rest }, ref): ReactElement {
  const { t, language } = useMessages(stakingMessages);
  const { t: tParts } = useMessages(historyPartMessages);
  const { timeZone } = useEarn();
  const [page, setPage] = useState(1);
  const reading = useProfitRecords({ asset, page, mode: useIsMobile() ? 'accumulate' : 'page' });
  const columns = useMemo(
    (): readonly DataTableColumn<ProfitRecord>[] => [
      {
        key: 'day',
        header: t('earn.staking.profit.day'),
        width: '34%',
        card: 'title',
        cell: ({ at }) => formatDay(at, { locale: language, timeZone }),
      },
      {
        key: 'held',
        header: t('earn.staking.profit.held'),
        width: '33%',
        align: 'end',
        cell: (row) => <CoinAmount amount={row.heldAmount} asset={row.asset ?? asset} />,
      },
      {
        key: 'profit',
        header: t('earn.staking.profit.amount'),
        width: '33%',
        align: 'end',
        cell: (row) => <CoinAmount amount={row.amount} asset={row.rewardAsset ?? asset} tone={toneOfGain(row.amount)} />,
      },
    ],
    [t, language, timeZone, asset],
  );
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('profit-records', rest)}>
        <Heading as="h2" size="4">
          {t('earn.staking.profit.title')}
        </Heading>
        <QueryTable<ProfitRecord>
          caption={t('earn.staking.profit.title')}
          columns={columns}
          rowKey={keyOf}
          reading={reading}
          page={page}
          pageSize={PROFIT_PAGE_SIZE}
          onPageChange={setPage}
          grows="button"
          failed={t('earn.staking.profit.failed')}
          unreadable={(count) => tParts('earn.history.unreadable', { count })}
          anonymous={<SignInPrompt title={t('earn.staking.profit.anonymous')} hint={t('earn.staking.profit.anonymousHint')} />}
          empty={<EmptyState title={tParts('noRecord')} description={t('earn.staking.profit.emptyHint')} />}
        />
      </section>
    </Flex>
  );
});

const keyOf = ({ id, at, amount, rewardAsset, pid }: ProfitRecord): string => id ?? [at, amount, rewardAsset, pid].join(' ');
