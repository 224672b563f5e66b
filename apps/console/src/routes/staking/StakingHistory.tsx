import { CoinAmount, QueryTable, SignInPrompt } from '@earnkit/components/parts';
import { formatTime, formatZone, isInstant } from '@earnkit/core';
import { useAccountMode, useEarn } from '@earnkit/hooks';
import { type DataTableColumn, Dialog, EmptyState, Flex, Link, SegmentedControl, Text, useIsMobile } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import { useConsoleMessages } from '../../messages/useConsoleMessages.ts';
import { useAccountMessages } from '../../messages/useAccountMessages.ts';
import { ORDERS_PAGE_SIZE, type OrdersQuery, type StakingOrder, useOrders } from './useOrders.ts';
import { stakingMessages } from './messages.ts';

export interface StakingHistoryProps extends Pick<OrdersQuery, 'side' | 'asset'> {
  /** Called with the kind of orders to list. */
  onSideChange: (side: OrdersQuery['side']) => void;
  /** Called when the person closes it. */
  onClose: () => void;
}

/** The person's stakes or redemptions, as `open-history` and `type` of the address say (ST-28, ST-84). */
export function StakingHistory({ side, asset, onSideChange, onClose }: StakingHistoryProps): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  return (
    <Dialog open onOpenChange={onClose} size="3" title={asset === undefined ? t('history.title') : t('history.titleOf', { coin: asset })}>
      <Flex direction="column" gap="4">
        <SegmentedControl
          label={t('history.kind')}
          value={side}
          onValueChange={onSideChange}
          options={[
            { value: 'stake', label: t('history.stakes') },
            { value: 'redeem', label: t('history.redemptions') },
          ]}
        />
        <Orders key={side} side={side} asset={asset} />
      </Flex>
    </Dialog>
  );
}

/** Where what has arrived is seen: the spot account (ST-31), or the bills of the unified account (ST-29). */
function useArrivalAccount(): { readonly href: (coin: string) => string | undefined; readonly label: (coin: string) => string } {
  const { t } = useConsoleMessages(stakingMessages);
  const { links } = useEarn();
  const { your: account } = useAccountMessages();
  const mode = useAccountMode();
  const unified = mode.state === 'ready' && mode.data.flags?.unified === true;
  return { href: unified ? links.unifiedBills : links.spotAccount, label: (coin) => t('history.inAccount', { coin, account }) };
}

function Orders({ side, asset }: Pick<OrdersQuery, 'side' | 'asset'>): ReactElement {
  const { t } = useConsoleMessages(stakingMessages);
  const { timeZone, links } = useEarn();
  const { language } = usePreferences();
  const [page, setPage] = useState(1);
  const reading = useOrders({ side, asset, page, grows: useIsMobile() });
  const account = useArrivalAccount();
  // A moment that no calendar can name has no zone.
  const minute = (at: number): string =>
    formatTime(at, { locale: language, timeZone }) + (isInstant(at) ? ` (${formatZone(at, timeZone)})` : '');
  const columns: readonly DataTableColumn<StakingOrder>[] = [
    { key: 'time', header: t('history.time'), card: 'title', cell: ({ at }) => minute(at) },
    {
      key: 'product',
      header: t('history.product'),
      cell: ({ pid, product, asset: coin }) => (
        <Link underline="always" href={links.staking(pid ?? coin)}>
          {product ?? coin}
        </Link>
      ),
    },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      cell: (order) => <CoinAmount amount={order.amount} asset={order.asset} />,
    },
  ];
  const redeemed: readonly DataTableColumn<StakingOrder>[] = [
    { key: 'fee', header: t('history.fee'), align: 'end', cell: (order) => <CoinAmount amount={order.fee} asset={order.asset} /> },
    {
      key: 'received',
      header: t('history.received'),
      align: 'end',
      cell: (order) => <CoinAmount amount={order.received} asset={order.redeemAsset ?? order.asset} />,
    },
    {
      key: 'arrival',
      header: t('history.arrival'),
      cell: ({ fast, arrivesAt, arrived, redeemAsset, asset: coin }) => (
        <Flex direction="column">
          <Text size="2">{t(fast ? 'history.fast' : 'history.standard')}</Text>
          <Text size="1" color="gray">
            {arrivesAt === undefined ? (arrived ? t('history.arrived') : '--') : minute(arrivesAt)}
          </Text>
          {arrived && (
            <Link size="1" underline="always" href={account.href(redeemAsset ?? coin)} aria-label={account.label(redeemAsset ?? coin)}>
              {t('history.arrived')}
            </Link>
          )}
        </Flex>
      ),
    },
  ];
  return (
    <QueryTable<StakingOrder>
      caption={t('history.title')}
      columns={side === 'redeem' ? [...columns, ...redeemed] : columns}
      rowKey={({ id }) => id}
      reading={reading}
      page={page}
      pageSize={ORDERS_PAGE_SIZE}
      onPageChange={setPage}
      loadMore="auto"
      size="compact"
      errorTitle={t('history.failed')}
      unreadableWarning={(count) => t('history.unreadable', { count: String(count) })}
      anonymous={<SignInPrompt title={t('history.anonymous')} hint={t('history.anonymousHint')} />}
      empty={<EmptyState title={t('history.empty')} />}
    />
  );
}
