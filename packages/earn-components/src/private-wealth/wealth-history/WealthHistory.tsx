'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import type { Rows } from '@earnkit/core/endpoint';
import type { ListedWealthMovement } from '@earnkit/core/private-wealth/contract';
import type { QueryState } from '@earnkit/hooks';
import { type DataTableColumn, EmptyState, Flex, Heading, type PartProps, Skeleton, Text, rootProps } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { CoinAmount } from '../../parts/figures/CoinAmount.tsx';
import { amountColumn } from '../../parts/query/columns.tsx';
import { none } from '../../parts/query/none.tsx';
import { toneOfGain } from '../../parts/figures/figureText.ts';
import { QueryTable } from '../../parts/query/QueryTable.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { wealthColumns } from '../wealthColumns.tsx';
import { privateWealthMessages } from '../messages.ts';

export interface WealthHistoryProps extends PartProps {
  /** The person's purchases and redemptions as the host read them, newest first: the exchange has no call that lists them (AMB-036). */
  reading: QueryState<Rows<ListedWealthMovement>>;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Whether all of it is of one order, whose name then stands above. @default false */
  ofOrder?: boolean;
}

const ROWS_PER_PAGE = 10;
const PLACEHOLDERS = 3;

/** What a person bought and redeemed of private wealth, and what the redeemed units had gained (AMB-161). Nothing for a visitor. */
export const WealthHistory = forwardRef<HTMLElement, WealthHistoryProps>(function WealthHistory(
  { reading, headingLevel = 2, ofOrder = false, ...rest },
  ref,
): ReactElement | null {
  const { t } = useMessages(privateWealthMessages);
  const { minute } = useTimes();
  const [page, setPage] = useState(1);
  const columns = useMemo((): readonly DataTableColumn<ListedWealthMovement>[] => {
    const { name, netValue, units } = wealthColumns<ListedWealthMovement>(t, { width: '12%' });
    return [
      ...(ofOrder ? [] : [name]),
      {
        key: 'kind',
        header: t('earn.wealth.history.kind'),
        width: '12%',
        card: 'title',
        cell: ({ kind }) => t(`earn.wealth.movement.${kind}`),
      },
      amountColumn('amount', t('earn.amount.label'), ({ amount }) => amount, { width: '16%' }),
      units,
      netValue,
      {
        key: 'income',
        header: t('earn.wealth.history.realised'),
        width: '14%',
        align: 'end',
        cell: ({ kind, asset, income }) =>
          kind === 'purchase' ? none : <CoinAmount amount={income} asset={asset} tone={toneOfGain(income)} />,
      },
      {
        key: 'time',
        header: t('earn.time'),
        width: '14%',
        align: 'end',
        placeholder: <Skeleton width="9em" />,
        cell: ({ at }) => minute(at),
      },
    ];
  }, [t, minute, ofOrder]);
  if (reading.state === 'anonymous') return null;
  const { rows, unreadable, total } = reading.state === 'ready' ? reading.data : { rows: [], unreadable: [], total: 0 };
  const listed = rows.length + unreadable.length;
  return (
    <Flex direction="column" gap="4" asChild>
      <section ref={ref} {...rootProps('wealth-history', rest)}>
        <Heading as={`h${headingLevel}`} size={headingLevel === 2 ? '4' : '3'}>
          {t('earn.wealth.history')}
        </Heading>
        <QueryTable<ListedWealthMovement>
          caption={t('earn.wealth.history')}
          columns={columns}
          rowKey={({ id }) => id}
          reading={reading.state === 'ready' ? { ...reading, data: { rows, unreadable } } : reading}
          page={page}
          pageSize={reading.state === 'loading' ? PLACEHOLDERS : ROWS_PER_PAGE}
          onPageChange={setPage}
          loadMore="auto"
          errorTitle={t('earn.wealth.history.failed')}
          unreadableWarning={(count) => t('earn.wealth.history.unreadable', { count })}
          empty={
            <EmptyState
              kind="record"
              size="compact"
              title={t('earn.wealth.history.none')}
              description={t('earn.wealth.history.noneHint')}
            />
          }
        />
        {total !== undefined && listed < total && (
          <Text as="p" size="1" color="gray">
            {t('earn.wealth.history.latest', { count: String(listed), total: String(total) })}
          </Text>
        )}
      </section>
    </Flex>
  );
});
