import {
  Amount,
  Badge,
  Button,
  DataTable,
  DateRangePicker,
  EmptyState,
  FilterBar,
  SearchField,
  Select,
  Flex,
  type DataTableColumn,
  type FilterItem,
} from '@earnkit/ui';
import { orderTypes, readOrderQuery, writeOrderQuery, type OrderQuery } from './orderQuery.ts';

/** An order as texts: the product has formatted it with its locale, zone and decimals. */
export interface Order {
  id: string;
  time: string;
  coin: string;
  type: (typeof orderTypes)[number];
  amount: string;
}

export interface OrderHistoryProps {
  /** The search part of the address, from your router. */
  search: string;
  /** Puts another one there. Replace the entry of the history for a filter or a page; a back button then leaves the list. */
  onSearchChange: (search: string) => void;
  /** What the server answered to the same query: one page of rows, and how many there are. */
  answer: { state: 'loading' | 'ready' | 'refreshing' | 'error'; rows: readonly Order[]; total: number | undefined };
  /** Asks again. */
  onRetry: () => void;
}

type Filters = Pick<OrderQuery, 'text' | 'type' | 'days'>;
const noFilters: Filters = { text: '', type: '', days: null };
const typeNames = { deposit: 'Deposit', withdrawal: 'Withdrawal', transfer: 'Transfer' };

/** Declared outside the component: with the same list, an unchanged row does not render again. */
const columns: DataTableColumn<Order>[] = [
  { key: 'coin', header: 'Coin', card: 'title', sortable: true, width: '20%', cell: (row) => row.coin },
  { key: 'type', header: 'Type', card: 'title', width: '20%', cell: (row) => <Badge variant="outline">{typeNames[row.type]}</Badge> },
  { key: 'time', header: 'Time', sortable: true, firstDirection: 'desc', width: '30%', cell: (row) => row.time },
  { key: 'amount', header: 'Amount', align: 'end', width: '30%', cell: (row) => <Amount value={row.amount} unit={row.coin} /> },
];

const filters: FilterItem<Filters>[] = [
  {
    key: 'text',
    label: 'Coin',
    pinned: true,
    active: ({ text }) => text !== '',
    control: ({ values, change }) => (
      <SearchField label="Search coin" value={values.text} onValueChange={(text) => change({ text: text.trim() === '' ? '' : text })} />
    ),
  },
  {
    key: 'type',
    label: 'Type',
    active: ({ type }) => type !== '',
    control: ({ values, change }) => (
      <Select
        label="Type"
        labelHidden
        value={values.type}
        onValueChange={(type) => change({ type })}
        options={[{ value: '', label: 'All types' }, ...orderTypes.map((value) => ({ value, label: typeNames[value] }))]}
      />
    ),
  },
  {
    key: 'days',
    label: 'Days',
    width: 'content',
    active: ({ days }) => days !== null,
    control: ({ values, change }) => (
      <DateRangePicker
        label="Days"
        labelHidden
        value={values.days}
        onValueChange={(choice) => change({ days: choice?.days ?? null })}
        presets={['last7', 'last30']}
      />
    ),
  },
];

/** A list with filters, order and page, all of them in the address. */
export function OrderHistory({ search, onSearchChange, answer, onRetry }: OrderHistoryProps) {
  const query = readOrderQuery(search);
  const { text, type, days } = query;
  const ask = (part: Partial<OrderQuery>) => onSearchChange(writeOrderQuery(search, { ...query, ...part }));
  // Other filters, other rows: the third page of before means nothing now.
  const filter = (next: Filters) => {
    // A search of blanks is none, so there is nothing to ask.
    if (next.text === text && next.type === type && next.days === days) return;
    ask({ ...next, page: 1 });
  };

  return (
    <Flex direction="column" gap="4">
      <FilterBar
        label="Filter orders"
        values={{ text, type, days }}
        resetValues={noFilters}
        onValuesChange={filter}
        items={filters}
        results={answer.total === undefined ? undefined : `${answer.total} orders`}
      />
      <DataTable
        caption="Orders"
        columns={columns}
        rows={answer.rows}
        rowKey={(row) => row.id}
        state={answer.state}
        onRetry={onRetry}
        page={query.page}
        total={answer.total}
        onPageChange={(page) => ask({ page })}
        sort={query.sort}
        onSortChange={(sort) => ask({ sort, page: 1 })}
        empty={
          <EmptyState
            title="No orders match"
            description="Choose other days or another coin."
            action={
              <Button variant="soft" tone="neutral" onClick={() => filter(noFilters)}>
                Show all orders
              </Button>
            }
          />
        }
      />
    </Flex>
  );
}
