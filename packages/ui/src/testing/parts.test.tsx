import { createRef, type ReactElement, type Ref, useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { calendarDay } from '@earnkit/time';
import * as ui from '../index.ts';
import { LineChart } from '../line-chart/index.ts';
import { VirtualTable } from '../virtual-table/index.ts';

/** What a team gives a part to style it. */
interface Styling {
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

/** Each part with its required props only. */
const PARTS: Readonly<Record<string, (styling: Styling) => ReactElement>> = {
  amount: (styling) => <ui.Amount {...styling} value="1" unit="BTC" />,
  'bottom-sheet': (styling) => <ui.BottomSheet {...styling} {...dialog} />,
  button: (styling) => <ui.Button {...styling}>Redeem</ui.Button>,
  checkbox: (styling) => <ui.Checkbox {...styling} checked={false} onCheckedChange={nothing} label="Agree" />,
  chips: (styling) => <ui.Chips {...styling} label="Coin" value="" onValueChange={nothing} options={[{ value: 'btc', label: 'BTC' }]} />,
  'coin-icon': (styling) => <ui.CoinIcon {...styling} symbol="BTC" />,
  'coin-icon-stack': (styling) => <ui.CoinIconStack {...styling} coins={[{ symbol: 'BTC' }]} />,
  'confirm-dialog': (styling) => <ui.ConfirmDialog {...styling} {...dialog} confirmLabel="Redeem" cancelLabel="Keep" onConfirm={nothing} />,
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
  'filter-bar': (styling) => <ui.FilterBar {...styling} label="Filters" values={{}} resetValues={{}} onValuesChange={nothing} items={[]} />,
  icon: (styling) => <ui.Icon {...styling} icon={ui.icons.check} />,
  'icon-button': (styling) => (
    <ui.IconButton {...styling} label="More">
      <ui.Icon icon={ui.icons.more} />
    </ui.IconButton>
  ),
  'line-chart': (styling) => (
    <LineChart
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
  'virtual-table': (styling) => <VirtualTable {...styling} {...table} />,
  'visually-hidden': (styling) => <ui.VisuallyHidden {...styling}>Redeem</ui.VisuallyHidden>,
};

/** Shows a toast, which loads the list of toasts. */
function Told() {
  const { notify } = ui.useToast();
  useEffect(() => notify({ tone: 'info', title: 'Copied' }), [notify]);
  return null;
}

/** Fields hand their control to a form library, so their ref is the control. */
const FIELDS = new Set(['checkbox', 'confirm-switch', 'date-range-picker', 'decimal-input', 'search-field', 'select', 'switch']);

for (const [name, draw] of Object.entries(PARTS)) {
  test(`given the part ${name}, when a team gives className, style, data and a ref, then its root has them and its data-part`, async () => {
    const ref = createRef<Element>();
    const styling: Styling = { ref: ref as Ref<never>, className: 'ours', style: { outlineWidth: '7px' }, 'data-team': 'earn' };
    await render(<ui.EarnTheme>{draw(styling)}</ui.EarnTheme>);
    await expect.poll(() => document.querySelectorAll(`[data-part='${name}'].ours[data-team='earn']`).length).toBe(1);
    const root = document.querySelector<HTMLElement>(`[data-part='${name}'].ours`);
    expect(root?.style.outlineWidth).toBe('7px');
    if (FIELDS.has(name)) expect(root?.contains(ref.current)).toBe(true);
    else expect(ref.current).toBe(root);
  });
}

test('given a menu, when it is open, then its content and its items have their names, and each takes a class', async () => {
  const screen = await render(
    <ui.EarnTheme>
      <ui.Menu trigger={opener} className="ours">
        <ui.MenuLabel className="ours">Language</ui.MenuLabel>
        <ui.MenuItem className="ours">Help</ui.MenuItem>
        <ui.MenuSeparator className="ours" />
        <ui.MenuRadioGroup className="ours" label="Theme" value="dark" onValueChange={nothing}>
          <ui.MenuRadioItem className="ours" value="dark">
            Dark
          </ui.MenuRadioItem>
        </ui.MenuRadioGroup>
      </ui.Menu>
    </ui.EarnTheme>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect
    .poll(() => [...document.querySelectorAll<HTMLElement>('.ours')].map(({ dataset }) => dataset['part']))
    .toEqual(['menu', 'menu-label', 'menu-item', 'menu-separator', 'menu-radio-group', 'menu-radio-item']);
});

test('given a tooltip, when it is open, then its content has its name and the class of the team', async () => {
  const screen = await render(
    <ui.EarnTheme>
      <ui.Tooltip content="A year" className="ours">
        APR
      </ui.Tooltip>
    </ui.EarnTheme>,
  );
  await screen.getByRole('button', { name: 'APR' }).hover();
  await expect.poll(() => document.querySelector<HTMLElement>('.ours')?.dataset['part']).toBe('tooltip');
});

test('given rules of a team outside a cascade layer, when they select a class or a data-part, then they win over those of the part', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.wide { padding: 31px } [data-part='summary-list-item'] { padding: 13px }`);
  document.adoptedStyleSheets.push(sheet);
  try {
    const screen = await render(
      <ui.EarnTheme>
        <ui.Button className="wide" style={{ marginTop: '5px' }}>
          Redeem
        </ui.Button>
        <ui.SummaryList items={[{ key: 'coin', label: 'Coin', value: 'BTC' }]} />
      </ui.EarnTheme>,
    );
    const button = getComputedStyle(screen.getByRole('button').element());
    expect([button.paddingLeft, button.marginTop]).toEqual(['31px', '5px']);
    const item = document.querySelector('[data-part="summary-list-item"]');
    expect(item && getComputedStyle(item).paddingTop).toBe('13px');
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }
});

test('given a part that is the root of another part, when the outer part sets data-part, then its name is used', async () => {
  await render(<ui.Skeleton data-part="price" />);
  expect(document.querySelector('[data-part="price"]')).not.toBeNull();
  expect(document.querySelector('[data-part="skeleton"]')).toBeNull();
});
