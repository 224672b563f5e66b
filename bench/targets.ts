/** Something we want to be at most so much. */
export interface Target {
  readonly what: string;
  readonly group: string;
  /** Whose number it is. @default 'earnkit' */
  readonly contestant?: string;
  /**
   * A time as a multiple of the floor's, or of the time of another contestant that `than` names; a time in milliseconds; or bytes by
   * brotli beyond those of a page of React.
   */
  readonly of: { readonly times: string; readonly than?: string } | { readonly ms: string } | { readonly bytes: 'js' | 'all js' | 'css' };
  readonly most: number;
  /**
   * Why it is missed, or by what a peer is ahead. Shown where one of them is so.
   * @default it is met, and no peer is ahead
   */
  readonly why?: string;
  /** Peers whose results are shown beside it. */
  readonly peers: readonly string[];
}

const CHARTS = ['uplot', 'lightweight-charts', 'chart-js', 'recharts', 'visx', 'visx-xychart'];
const LISTS = ['tanstack-radix', 'mui', 'antd', 'ag-grid'];
const FORMS = ['radix-themes', 'mui', 'mantine', 'antd'];

/** Performance targets of the components, compared with the peers of the same run. */
export const TARGETS: readonly Target[] = [
  {
    what: 'DecimalInput, 100 fields mounted, CPU',
    group: 'decimal-input',
    of: { times: 'mount' },
    most: 2,
    peers: ['radix-textfield', 'react-number-format'],
  },
  { what: 'DecimalInput, one keystroke, CPU', group: 'decimal-input', of: { times: 'key' }, most: 1.25, peers: ['react-number-format'] },
  {
    what: 'DecimalInput with its theme, JavaScript',
    group: 'decimal-input',
    of: { bytes: 'js' },
    most: 8600,
    peers: ['react-number-format', 'base-ui', 'rc-input-number', 'react-aria', 'mantine'],
  },
  {
    what: 'DecimalInput, its logic alone, JavaScript',
    group: 'decimal-input',
    contestant: 'earnkit-logic',
    of: { bytes: 'js' },
    most: 3550,
    peers: ['react-number-format'],
  },
  {
    what: 'DateRangePicker, press to painted',
    group: 'date-range',
    of: { times: 'open' },
    most: 2.5,
    peers: ['react-day-picker', 'react-aria', 'mantine'],
  },
  {
    what: 'DateRangePicker, JavaScript',
    group: 'date-range',
    of: { bytes: 'all js' },
    most: 30_000,
    peers: ['react-day-picker', 'mantine', 'react-aria', 'antd'],
  },
  { what: 'DateRangePicker, JavaScript before the first opening', group: 'date-range', of: { bytes: 'js' }, most: 5000, peers: [] },
  { what: 'DataTable, 10 × 10 mounted, CPU', group: 'table', of: { times: 'mount' }, most: 1.5, peers: ['radix-table', 'tanstack-radix'] },
  { what: 'DataTable, another page, CPU', group: 'table', of: { times: 'page' }, most: 1.25, peers: ['radix-table'] },
  {
    what: 'DataTable, one switch, synchronous',
    group: 'table',
    of: { times: 'switch' },
    most: 1.6,
    peers: ['radix-table', 'tanstack-radix'],
  },
  { what: 'DataTable, 10,000 rows mounted, CPU', group: 'virtual-table', of: { times: 'mount' }, most: 1.65, peers: ['tanstack-radix'] },
  { what: 'DataTable, 10,000 rows scrolled, CPU', group: 'virtual-table', of: { times: 'scroll' }, most: 1.3, peers: ['tanstack-radix'] },
  {
    what: 'DataTable, JavaScript',
    group: 'table',
    of: { bytes: 'js' },
    most: 12_000,
    peers: ['radix-table', 'tanstack-radix', 'antd', 'mui'],
  },
  {
    what: 'Dialog with a form, press to painted, × Radix Themes',
    group: 'dialog',
    of: { times: 'open', than: 'radix-themes' },
    most: 1,
    peers: ['mui', 'mantine', 'antd'],
  },
  { what: 'Chart, 168 points drawn, CPU', group: 'apr-chart', of: { times: 'mount' }, most: 1.5, peers: CHARTS },
  { what: 'Chart, 365 points in three series drawn, CPU', group: 'apr-chart', of: { times: 'mountSeries' }, most: 1.5, peers: CHARTS },
  { what: 'Chart, 730 points drawn, CPU', group: 'apr-chart', of: { times: 'mountTwoYears' }, most: 1.5, peers: CHARTS },
  { what: 'Chart, 8,760 points drawn, CPU', group: 'apr-chart', of: { times: 'mountYear' }, most: 1.5, peers: CHARTS },
  { what: 'Chart, a pointer move over 168 points, CPU', group: 'apr-chart', of: { times: 'move' }, most: 1.1, peers: CHARTS },
  { what: 'Chart, a pointer move over 8,760 points, CPU', group: 'apr-chart', of: { times: 'moveYear' }, most: 1.1, peers: CHARTS },
  { what: 'Chart with its theme, JavaScript', group: 'apr-chart', of: { bytes: 'js' }, most: 17_000, peers: CHARTS },
  {
    what: 'Subscribe dialog, press to painted, × Radix Themes',
    group: 'subscribe-dialog',
    of: { times: 'open', than: 'radix-themes' },
    most: 1.15,
    peers: FORMS,
  },
  {
    what: 'Typing an amount, 6 × slower CPU, 95th percentile',
    group: 'subscribe-typing',
    of: { ms: 'p95' },
    most: 16.7,
    peers: ['react-min', ...FORMS],
  },
  { what: 'FixedHoldings, a list of 10 read and drawn, CPU', group: 'fixed-holdings', of: { times: 'mountFew' }, most: 1.5, peers: LISTS },
  {
    what: 'FixedHoldings, a list of 100 read and drawn, CPU',
    group: 'fixed-holdings',
    of: { times: 'mountMany' },
    most: 1.5,
    peers: LISTS,
  },
  { what: 'FixedHoldings, another page, CPU', group: 'fixed-holdings', of: { times: 'page' }, most: 1.5, peers: LISTS },
  {
    what: 'Stake dialog of a launchpool, press to painted, × Radix Themes',
    group: 'stake-dialog',
    of: { times: 'open', than: 'radix-themes' },
    most: 1.15,
    peers: [],
  },
  {
    what: 'Stake dialog of staking, press to painted, × Radix Themes',
    group: 'staking-dialog',
    of: { times: 'open', than: 'radix-themes' },
    most: 1.15,
    peers: [],
  },
  {
    what: 'Project page with 12 pools, longest task from first paint to interactive, 4 × slower CPU',
    group: 'project-page',
    of: { ms: 'longest' },
    most: 50,
    peers: ['react-min'],
  },
  { what: 'Stylesheet of @earnkit/ui', group: 'dialog', of: { bytes: 'css' }, most: 26_000, peers: ['radix-themes', 'mantine'] },
];
