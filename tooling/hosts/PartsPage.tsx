import { FixedHoldings } from '@earnkit/components/simple-earn';
import { calendarDay } from '@earnkit/time';
import * as ui from '@earnkit/ui';
import { BarChart } from '@earnkit/ui/bar-chart';
import { LineChart } from '@earnkit/ui/line-chart';
import { type ReactNode, useEffect } from 'react';
import { Area } from '../../bench/tasks/earnArea.tsx';

const nothing = (): void => {};
const TERMS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days', disabled: true },
];
const ROWS = [
  { coin: 'USDT', rate: '4.10%', amount: '1,204.50' },
  { coin: 'BTC', rate: '0.52%', amount: '0.0815' },
  { coin: 'ETH', rate: '1.90%', amount: '3.20' },
];
const DAY = 86_400;

/** Where the parts stand, whatever stands around them. */
const BOX = { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, inlineSize: 1200 } as const;

/** About 900 elements of every kind of part, with what a layer holds open. */
export const PartsPage = () => (
  <div style={BOX}>
    <Parts />
  </div>
);

const Parts = () => (
  <Area>
    <ui.Flex direction="column" gap="5" p="5">
      <ui.Heading as="h1" size="6">
        Simple Earn
      </ui.Heading>
      <Buttons />
      <Fields />
      <Choices />
      <Figures />
      <ui.DataTable
        caption="Products"
        columns={[
          { key: 'coin', header: 'Coin', sortable: true, cell: ({ coin }) => <ui.CoinIcon symbol={coin} /> },
          { key: 'rate', header: 'APR', align: 'end', cell: ({ rate }) => <ui.Percent value={rate} /> },
          { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount, coin }) => <ui.Amount value={amount} unit={coin} /> },
        ]}
        rows={ROWS}
        rowKey={({ coin }) => coin}
      />
      <FixedHoldings onSubscribeFixed={nothing} onSubscribeFlexible={nothing} onUpgrade={nothing} onMarket={nothing} />
      <Layers />
    </ui.Flex>
  </Area>
);

const Row = ({ children }: { readonly children: ReactNode }) => (
  <ui.Flex gap="3" align="center" wrap="wrap">
    {children}
  </ui.Flex>
);

const Buttons = () => (
  <Row>
    {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
      <ui.Button key={variant} variant={variant}>
        Subscribe
      </ui.Button>
    ))}
    <ui.Button tone="danger">Redeem early</ui.Button>
    <ui.Button disabled>Redeem</ui.Button>
    <ui.Button loading>Sending</ui.Button>
    <ui.IconButton label="More">
      <ui.Icon icon={ui.icons.more} />
    </ui.IconButton>
    <ui.LinkButton href="#history">History</ui.LinkButton>
    <ui.Link href="#rules">Rules</ui.Link>
    <ui.CopyButton value="A1B2" />
    <ui.Badge>Sold out</ui.Badge>
    <ui.Spinner />
  </Row>
);

const Fields = () => (
  <ui.Grid columns="3" gap="4">
    <ui.DecimalInput label="Amount" unit="USDT" defaultValue="12.5" />
    <ui.Select label="Coin" value="btc" onValueChange={nothing} options={[{ value: 'btc', label: 'BTC' }]} />
    <ui.SearchField label="Search" value="USD" onValueChange={nothing} />
    <ui.DateRangePicker label="Days" locale="en" timeZone="UTC" today={calendarDay('2026-01-15')} />
    <ui.Checkbox checked onCheckedChange={nothing} label="I have read the terms" />
    <ui.Checkbox checked={false} onCheckedChange={nothing} label="Only what I can buy" />
    <ui.Switch label="Renew" checked onCheckedChange={nothing} description="Into the same term" />
    <ui.Switch label="Lend" checked={false} onCheckedChange={nothing} />
    <ui.Switch label="Borrow" checked disabled onCheckedChange={nothing} />
  </ui.Grid>
);

const Choices = () => (
  <ui.Flex direction="column" gap="4">
    <ui.Tabs
      label="Views"
      value="trend"
      onValueChange={nothing}
      items={[
        { value: 'trend', label: 'Trend', content: <ui.Text as="p">Every hour</ui.Text> },
        { value: 'table', label: 'Table', content: '' },
      ]}
    />
    <ui.SegmentedControl label="Period" value="7" onValueChange={nothing} options={TERMS.slice(0, 2)} />
    <ui.Chips label="Term" value="7" onValueChange={nothing} options={TERMS} />
    <ui.RemovableChips label="Chosen" items={[{ value: 'btc', label: 'BTC' }]} onRemove={nothing} />
    <ui.RadioCards
      label="Pays out to"
      value="spot"
      onValueChange={nothing}
      options={[
        { value: 'spot', children: 'Spot account' },
        { value: 'earn', children: 'Simple Earn' },
      ]}
    />
    <ui.Disclosure title="What is the minimum?">Ten USDT.</ui.Disclosure>
    <ui.Popover open trigger={<ui.Button variant="outline">About rates</ui.Button>} label="About rates">
      <ui.Text as="p">Rates change every hour.</ui.Text>
    </ui.Popover>
  </ui.Flex>
);

const Figures = () => (
  <ui.Grid columns="2" gap="4">
    <ui.Progress label="Sold" share={0.6} />
    <ui.SummaryList
      items={[
        { key: 'amount', label: 'Amount', value: '12.5 USDT' },
        { key: 'rate', label: 'APR', value: '4.10%', hint: 'for 7 days', strong: true },
      ]}
    />
    <ui.Timeline
      label="Dates"
      items={[
        { key: 'in', label: 'Subscribed', time: '15 January', state: 'done' },
        { key: 'pays', label: 'First payment', time: '16 January', state: 'current', hint: 'Before noon' },
        { key: 'out', label: 'Redeemed', time: '22 January', state: 'upcoming' },
      ]}
    />
    <ui.Steps
      label="How it works"
      current="buy"
      items={[
        { key: 'buy', label: 'Subscribe', description: 'Choose a term.' },
        { key: 'earn', label: 'Earn', description: 'Interest is paid every day.' },
      ]}
    />
    <ui.Banner tone="warning" title="Late">
      Prices are a minute old.
    </ui.Banner>
    <ui.EmptyState />
    <ui.ErrorState />
    <ui.Skeleton />
    <ui.Card>
      <ui.Text as="p" color="gray">
        Interest yesterday
      </ui.Text>
      <ui.Separator size="4" />
      <ui.Countdown label="Ends in" end={3 * DAY} now={() => 10} />
    </ui.Card>
    <BarChart
      bars={[
        { key: '1', name: 'day 1', value: '2' },
        { key: '2', name: 'day 2', value: '3' },
        { key: '3', name: 'day 3', value: '1', partial: true },
      ]}
      average="2.5"
      formatValue={(value) => `${value} USDT`}
      label="Earnings a day"
      table={{ caption: 'Earnings a day', nameHeader: 'Day', valueHeader: 'Earned' }}
    />
    <LineChart
      points={[
        { at: 0, value: '1' },
        { at: DAY, value: '3' },
        { at: 2 * DAY, value: '2' },
      ]}
      from={0}
      to={2 * DAY}
      formatValue={(value) => `${value}%`}
      formatTime={(at) => `day ${at / DAY}`}
      label="APR"
    />
  </ui.Grid>
);

/** A toast, and a dialog with the controls that dialogs have. */
function Layers() {
  const { notify } = ui.useToast();
  useEffect(() => notify({ tone: 'danger', title: 'Not sent', description: 'Try again.' }), [notify]);
  return (
    <ui.Dialog open onOpenChange={nothing} title="Redeem USDT" description="To your spot account" footer={<ui.Button>Redeem</ui.Button>}>
      <ui.Flex direction="column" gap="3">
        <ui.Text as="p">You have 1,204.50 USDT.</ui.Text>
        <ui.DecimalInput label="Amount to redeem" unit="USDT" />
        <ui.Checkbox checked onCheckedChange={nothing} label="I agree" />
      </ui.Flex>
    </ui.Dialog>
  );
}
