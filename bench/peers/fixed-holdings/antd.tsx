import { Button, Flex, Select, Switch, Table, Typography, type TableColumnsType } from 'antd';
import type { ContestantProps } from '../../page/boot.tsx';
import { ORDERS_OF_A_PAGE } from '../../tasks/exchange.ts';
import { ACCOUNTS, FIRST_ACCOUNT, NONE, TEXT_COLUMNS, useOrders, type Order } from '../../tasks/orders.ts';
import { useDrawn } from '../../tasks/useDrawn.ts';

export const places = { row: 'tbody a', next: '.ant-pagination-next button' };

const OPTIONS = [...ACCOUNTS];

const COLUMNS: TableColumnsType<Order> = [
  { key: 'coin', title: 'Coin', render: (_, { id, coin }) => <Typography.Link href={`#${id}`}>{coin}</Typography.Link> },
  ...TEXT_COLUMNS.map(({ key, title }) => ({ key, dataIndex: key, title })),
  { key: 'redeemTo', title: 'Redeem to', render: (_, order) => <RedeemTo order={order} /> },
  {
    key: 'renews',
    title: 'Renews',
    render: (_, { id, renews }) => <Switch aria-label={`Renew order ${id}`} defaultChecked={renews} />,
  },
  { key: 'actions', title: 'Actions', render: () => <Actions /> },
];

/** antd's table, which leaves the paging to the exchange. */
export default function Page({ count, onControls }: ContestantProps) {
  return useDrawn(onControls) > 0 && <Orders count={count} />;
}

function Orders({ count }: { readonly count: number }) {
  const { orders, page, setPage } = useOrders(count);
  return (
    <Table
      rowKey="id"
      size="small"
      columns={COLUMNS}
      dataSource={orders}
      pagination={{
        current: page + 1,
        pageSize: ORDERS_OF_A_PAGE,
        total: count,
        showSizeChanger: false,
        onChange: (next) => setPage(next - 1),
      }}
    />
  );
}

function RedeemTo({ order }: { readonly order: Order }) {
  if (order.renews) return NONE;
  return <Select size="small" aria-label={`Redeem to, order ${order.id}`} defaultValue={FIRST_ACCOUNT} options={OPTIONS} />;
}

function Actions() {
  return (
    <Flex vertical gap={4}>
      <Button size="small">Redeem early</Button>
      <Button size="small">Subscribe again</Button>
    </Flex>
  );
}
