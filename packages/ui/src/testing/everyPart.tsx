import { calendarDay } from '@earnkit/time';
import type * as main from '../index.ts';
import type * as bars from '../bar-chart/index.ts';
import type * as charts from '../line-chart/index.ts';
import type * as tables from '../virtual-table/index.ts';
import { type ReactElement, type Ref, useEffect } from 'react';

/** What a team gives a part to style it. */
export interface Styling {
  readonly ref: Ref<never>;
  readonly className: string;
  readonly style: { readonly outlineWidth: string };
  readonly 'data-team': string;
}

const nothing = (): void => undefined;
const table = {
  caption: 'Coins',
  columns: [{ key: 'coin', header: 'Coin', cell: (row: string) => row }],
  rows: ['BTC'],
  rowKey: (row: string) => row,
};
const opener = <button type="button">Open</button>;
const dialog = { open: true, onOpenChange: nothing, title: 'Redeem' };

/** What the package exports, of its sources or as it is built. */
type Ui = typeof main & Pick<typeof bars, 'BarChart'> & Pick<typeof charts, 'LineChart'> & Pick<typeof tables, 'VirtualTable'>;

/** Each part with its required props only, by its name. */
export const everyPart = (ui: Ui): Readonly<Record<string, (styling: Styling) => ReactElement>> => {
  const Told = toldBy(ui.useToast);
  return {
    amount: (styling) => <ui.Amount {...styling} value="1" unit="BTC" />,
    'bar-chart': (styling) => (
      <ui.BarChart
        {...styling}
        bars={[
          { key: '1', name: '01/14', value: '2' },
          { key: '2', name: '01/15', value: '1', partial: true },
        ]}
        average="2"
        formatValue={(value) => value}
        label="Earnings a day"
        table={{ caption: 'Earnings a day', nameHeader: 'Day', valueHeader: 'Earned' }}
      />
    ),
    'bottom-sheet': (styling) => <ui.BottomSheet {...styling} {...dialog} />,
    button: (styling) => <ui.Button {...styling}>Redeem</ui.Button>,
    checkbox: (styling) => <ui.Checkbox {...styling} checked={false} onCheckedChange={nothing} label="Agree" />,
    chips: (styling) => <ui.Chips {...styling} label="Coin" value="" onValueChange={nothing} options={[{ value: 'btc', label: 'BTC' }]} />,
    'coin-icon': (styling) => <ui.CoinIcon {...styling} symbol="BTC" />,
    'coin-icon-stack': (styling) => <ui.CoinIconStack {...styling} coins={[{ symbol: 'BTC' }]} />,
    'confirm-dialog': (styling) => (
      <ui.ConfirmDialog {...styling} {...dialog} confirmLabel="Redeem" cancelLabel="Keep" onConfirm={nothing} />
    ),
    'confirm-switch': (styling) => (
      <ui.ConfirmSwitch {...styling} label="Lend" checked={false} onCheckedChange={nothing} confirm={() => undefined} />
    ),
    'copy-button': (styling) => <ui.CopyButton {...styling} value="A1B2" />,
    countdown: (styling) => <ui.Countdown {...styling} label="Ends" end={100} now={() => 10} />,
    'data-table': (styling) => <ui.DataTable {...styling} {...table} />,
    'date-range-picker': (styling) => (
      <ui.DateRangePicker {...styling} label="Days" locale="en" timeZone="UTC" today={calendarDay('2026-01-15')} />
    ),
    'date-time': (styling) => <ui.DateTime {...styling} instant={0} text="1 January" />,
    'decimal-input': (styling) => <ui.DecimalInput {...styling} label="Amount" />,
    dialog: (styling) => <ui.Dialog {...styling} {...dialog} />,
    disclosure: (styling) => (
      <ui.Disclosure {...styling} title="Rules">
        Every hour
      </ui.Disclosure>
    ),
    'earn-theme': (styling) => <ui.EarnTheme {...styling}>Redeem</ui.EarnTheme>,
    'empty-state': (styling) => <ui.EmptyState {...styling} />,
    'error-state': (styling) => <ui.ErrorState {...styling} />,
    'filter-bar': (styling) => (
      <ui.FilterBar {...styling} label="Filters" values={{}} resetValues={{}} onValuesChange={nothing} items={[]} />
    ),
    icon: (styling) => <ui.Icon {...styling} icon={ui.icons.check} />,
    'icon-button': (styling) => (
      <ui.IconButton {...styling} label="More">
        <ui.Icon icon={ui.icons.more} />
      </ui.IconButton>
    ),
    'line-chart': (styling) => (
      <ui.LineChart
        {...styling}
        points={[{ at: 0, value: '1' }]}
        from={0}
        to={10}
        formatValue={(value) => value}
        formatTime={(at) => String(at)}
        label="APR"
      />
    ),
    'link-button': (styling) => (
      <ui.LinkButton {...styling} href="#top">
        Up
      </ui.LinkButton>
    ),
    percent: (styling) => <ui.Percent {...styling} value="5%" />,
    popover: (styling) => (
      <ui.Popover {...styling} open trigger={opener} label="Help">
        Every hour
      </ui.Popover>
    ),
    progress: (styling) => <ui.Progress {...styling} label="Sold" share={0.5} />,
    'removable-chips': (styling) => <ui.RemovableChips {...styling} label="Chosen" items={[]} onRemove={nothing} />,
    'result-dialog': (styling) => <ui.ResultDialog {...styling} {...dialog} tone="success" />,
    'search-field': (styling) => <ui.SearchField {...styling} label="Coin" value="" onValueChange={nothing} />,
    'segmented-control': (styling) => (
      <ui.SegmentedControl {...styling} label="Days" value="7" onValueChange={nothing} options={[{ value: '7', label: '7' }]} />
    ),
    select: (styling) => <ui.Select {...styling} label="Coin" value="" onValueChange={nothing} options={[]} />,
    skeleton: (styling) => <ui.Skeleton {...styling} />,
    slider: (styling) => <ui.Slider {...styling} label="In" value={45} onValueChange={nothing} min={1} max={120} valueText="in 45 days" />,
    steps: (styling) => <ui.Steps {...styling} items={[]} />,
    'summary-list': (styling) => <ui.SummaryList {...styling} items={[]} />,
    switch: (styling) => <ui.Switch {...styling} label="Lend" checked={false} onCheckedChange={nothing} />,
    tabs: (styling) => (
      <ui.Tabs {...styling} label="Views" value="trend" onValueChange={nothing} items={[{ value: 'trend', label: 'Trend', content: '' }]} />
    ),
    timeline: (styling) => <ui.Timeline {...styling} items={[]} />,
    toaster: (styling) => (
      <ui.Toaster {...styling}>
        <Told />
      </ui.Toaster>
    ),
    'virtual-table': (styling) => <ui.VirtualTable {...styling} {...table} />,
    'visually-hidden': (styling) => <ui.VisuallyHidden {...styling}>Redeem</ui.VisuallyHidden>,
  };
};

/** Shows a toast, which loads the list of toasts. */
const toldBy = (useToast: Ui['useToast']) =>
  function Told() {
    const { notify } = useToast();
    useEffect(() => notify({ tone: 'info', title: 'Copied' }), [notify]);
    return null;
  };
