import { CoinAmount, QueryTable, SignInPrompt } from '@earnkit/components/parts';
import { formatTime, formatZone, isInstant } from '@earnkit/core';
import { useAccountMode, useEarn } from '@earnkit/hooks';
import { type DataTableColumn, Dialog, EmptyState, Flex, Link, SegmentedControl, Text, useIsMobile } from '@earnkit/ui';
import { useState, type ReactElement } from 'react';
import { usePreferences } from '../../preferences/preferences.ts';
import { useAccountWords, useWords } from '../../words/useWords.ts';
import { ORDERS_PAGE_SIZE, type OrdersQuery, type StakingOrder, useOrders } from './useOrders.ts';
import { stakingWords } from './words.ts';

/** Props of {@link StakingHistory}. */
export interface StakingHistoryProps extends Pick<OrdersQuery, 'side' | 'asset'> {
  /** Called with the kind of orders to list. */
  onSideChange: (side: OrdersQuery['side']) => void;
  /** Called when the person closes it. */
  onClose: () => void;
}

/** The person's stakes or redemptions, as `open-history` and `type` of the address say (ST-28, ST-84). */
export function StakingHistory({ side, asset, onSideChange, onClose }: StakingHistoryProps): ReactElement {
  const say = useWords(stakingWords);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="3"
      title={asset === undefined ? say('history.title') : say('history.titleOf', { coin: asset })}
    >
      <Flex direction="column" gap="4">
        <SegmentedControl
          label={say('history.kind')}
          value={side}
          onValueChange={onSideChange}
          options={[
            { value: 'stake', label: say('history.stakes') },
            { value: 'redeem', label: say('history.redemptions') },
          ]}
        />
        <Orders key={side} side={side} asset={asset} />
      </Flex>
    </Dialog>
  );
}

/** Where what has arrived is seen: the spot account (ST-31), or the bills of the unified account (ST-29). */
function useArrivalAccount(): { readonly href: (coin: string) => string; readonly label: (coin: string) => string } {
  const say = useWords(stakingWords);
  const { links } = useEarn();
  const { your: account } = useAccountWords();
  const mode = useAccountMode();
  const unified = mode.state === 'ready' && mode.data.flags?.unified === true;
  return { href: unified ? links.unifiedBills : links.spotAccount, label: (coin) => say('history.inAccount', { coin, account }) };
}

function Orders({ side, asset }: Pick<OrdersQuery, 'side' | 'asset'>): ReactElement {
  const say = useWords(stakingWords);
  const { timeZone, links } = useEarn();
  const { language } = usePreferences();
  const [page, setPage] = useState(1);
  const reading = useOrders({ side, asset, page, grows: useIsMobile() });
  const account = useArrivalAccount();
  // A moment that no calendar can name has no zone.
  const minute = (at: number): string =>
    formatTime(at, { locale: language, timeZone }) + (isInstant(at) ? ` (${formatZone(at, timeZone)})` : '');
  const columns: readonly DataTableColumn<StakingOrder>[] = [
    { key: 'time', header: say('history.time'), card: 'title', cell: ({ at }) => minute(at) },
    {
      key: 'product',
      header: say('history.product'),
      cell: ({ pid, product, asset: coin }) => (
        <Link underline="always" href={links.staking(pid ?? coin)}>
          {product ?? coin}
        </Link>
      ),
    },
    {
      key: 'amount',
      header: say('history.amount'),
      align: 'end',
      cell: (order) => <CoinAmount amount={order.amount} asset={order.asset} />,
    },
  ];
  const redeemed: readonly DataTableColumn<StakingOrder>[] = [
    { key: 'fee', header: say('history.fee'), align: 'end', cell: (order) => <CoinAmount amount={order.fee} asset={order.asset} /> },
    {
      key: 'received',
      header: say('history.received'),
      align: 'end',
      cell: (order) => <CoinAmount amount={order.received} asset={order.redeemAsset ?? order.asset} />,
    },
    {
      key: 'arrival',
      header: say('history.arrival'),
      cell: ({ fast, arrivesAt, arrived, redeemAsset, asset: coin }) => (
        <Flex direction="column">
          <Text size="2">{say(fast ? 'history.fast' : 'history.standard')}</Text>
          <Text size="1" color="gray">
            {arrivesAt === undefined ? (arrived ? say('history.arrived') : '--') : minute(arrivesAt)}
          </Text>
          {arrived && (
            <Link size="1" underline="always" href={account.href(redeemAsset ?? coin)} aria-label={account.label(redeemAsset ?? coin)}>
              {say('history.arrived')}
            </Link>
          )}
        </Flex>
      ),
    },
  ];
  return (
    <QueryTable<StakingOrder>
      caption={say('history.title')}
      columns={side === 'redeem' ? [...columns, ...redeemed] : columns}
      rowKey={({ id }) => id}
      reading={reading}
      page={page}
      pageSize={ORDERS_PAGE_SIZE}
      onPageChange={setPage}
      grows="auto"
      size="compact"
      failed={say('history.failed')}
      unreadable={(count) => say('history.unreadable', { count: String(count) })}
      anonymous={<SignInPrompt title={say('history.anonymous')} hint={say('history.anonymousHint')} />}
      empty={<EmptyState title={say('history.empty')} />}
    />
  );
}
