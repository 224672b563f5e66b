/** One change of the look of a built Storybook, and the pictures that show it. */
export interface Seed {
  /** What changes, from what into what. */
  readonly name: string;
  /** The beginning of the name of the built files that hold it. */
  readonly file: string;
  /** What is replaced, everywhere in those files, by what. It has to stand there. */
  readonly change: readonly (readonly [from: string | RegExp, to: string])[];
  readonly pictures: readonly string[];
}

const redeem = (look: string) => `simple-earn-flexible-redeem-dialog/filled-${look}`;
const HOLDINGS = 'simple-earn-flexible-holdings/holdings-desktop-light-en';
const BUTTONS = 'ui-button/variants-desktop-light-en';

/** Changes as they slip in with others, most of them by a pixel or by one step of a colour. */
export const SEEDS: readonly Seed[] = [
  {
    name: 'grey of secondary words, one step',
    file: 'iframe',
    change: [['--slate-11:var(--earn-l,#60646c)', '--slate-11:var(--earn-l,#5f636b)']],
    pictures: [HOLDINGS],
  },
  {
    name: 'colour of lines',
    file: 'iframe',
    change: [['--earn-color-line:var(--gray-a4)', '--earn-color-line:var(--gray-a5)']],
    pictures: [HOLDINGS],
  },
  { name: 'radius of controls, 6 to 7 px', file: 'iframe', change: [['--radius-3:calc(6px', '--radius-3:calc(7px']], pictures: [BUTTONS] },
  {
    name: 'spacing, 16 to 17 px',
    file: 'iframe',
    change: [
      ['--space-5:calc(16px', '--space-5:calc(17px'],
      ['--space-4:calc(16px', '--space-4:calc(17px'],
    ],
    pictures: [redeem('desktop-light-en')],
  },
  {
    name: 'size of words, 14 to 14.08 px',
    file: 'iframe',
    change: [['--font-size-2:calc(.875*', '--font-size-2:calc(.88*']],
    pictures: [HOLDINGS],
  },
  {
    name: 'weight of titles, 600 to 590',
    file: 'iframe',
    change: [['--earn-font-weight-semibold:600', '--earn-font-weight-semibold:590']],
    pictures: [redeem('desktop-light-en')],
  },
  {
    name: 'accent, one step of green',
    file: 'iframe',
    change: [
      ['--jade-11:var(--earn-l,#208368)', '--jade-11:var(--earn-l,#208468)'],
      ['--jade-11:var(--earn-l,#007f5e)', '--jade-11:var(--earn-l,#00805e)'],
    ],
    pictures: [BUTTONS],
  },
  {
    name: 'shadow of dialogs',
    file: 'iframe',
    change: [['--earn-shadow-float:var(--shadow-5)', '--earn-shadow-float:var(--shadow-4)']],
    pictures: [redeem('desktop-light-en')],
  },
  {
    name: 'colour of the focus ring',
    file: 'iframe',
    change: [['--earn-color-focus:var(--accent-11)', '--earn-color-focus:var(--accent-12)']],
    pictures: [
      'account-funding-password-dialog/asked-desktop-light-en',
      'ui-decimalinput/with-error-desktop-light-en',
      redeem('desktop-light-en'),
    ],
  },
  {
    name: 'panels in dark only',
    file: 'iframe',
    change: [
      [
        '--earn-color-panel:var(--earn-l,white) var(--earn-d,var(--gray-2))',
        '--earn-color-panel:var(--earn-l,white) var(--earn-d,var(--gray-3))',
      ],
    ],
    pictures: [redeem('phone-dark-en')],
  },
  {
    name: 'strength of what is disabled',
    file: 'iframe',
    change: [['--earn-color-disabled:var(--gray-a9)', '--earn-color-disabled:var(--gray-a8)']],
    pictures: [
      'simple-earn-flexible-subscribe-dialog/above-balance-phone-dark-en',
      'simple-earn-fixed-subscribe-dialog/sold-out-phone-light-en',
      'staking-product-detail/sold-out-desktop-light-en',
    ],
  },
  {
    name: 'dimming behind dialogs, one step',
    file: 'iframe',
    change: [['--earn-color-overlay:var(--earn-l,#0c10147a)', '--earn-color-overlay:var(--earn-l,#0c10147b)']],
    pictures: [redeem('desktop-light-en')],
  },
  {
    name: 'height of rows, 56 to 55 px',
    file: 'iframe',
    change: [['--earn-size-row:max(24px, 3.5 *', '--earn-size-row:max(24px, 3.4375 *']],
    pictures: [HOLDINGS],
  },
  {
    name: 'icon of a banner gone',
    file: 'Banner',
    change: [['color:var(--accent-a11);flex-shrink:0', 'color:var(--accent-a11);flex-shrink:0;display:none']],
    pictures: ['ui-banner/tones-desktop-light-en'],
  },
  {
    name: 'buttons of a dialog in the other order',
    file: 'DialogShell',
    change: [
      [
        'padding-block-end:var(--earn-space-5);display:flex}',
        'padding-block-end:var(--earn-space-5);display:flex;flex-direction:row-reverse}',
      ],
    ],
    pictures: [
      'simple-earn-early-redeem-dialog/what-is-lost-desktop-light-en',
      'simple-earn-cancel-redemption-dialog/cancelled-desktop-light-en',
      'staking-stake-dialog-order/staked-desktop-light-en',
    ],
  },
  {
    name: 'padding of a dialog’s footer, by 1 px',
    file: 'DialogShell',
    change: [['padding-block-end:var(--earn-space-5);display:flex}', 'padding-block-end:calc(var(--earn-space-5) + 1px);display:flex}']],
    pictures: ['simple-earn-cancel-redemption-dialog/cancelled-desktop-light-en'],
  },
  {
    name: 'letter-spacing of a dialog’s title',
    file: 'DialogShell',
    change: [['letter-spacing:-.005em', 'letter-spacing:0']],
    pictures: [redeem('desktop-light-en')],
  },
  {
    name: 'head of a dialog on a phone only, by 4 px',
    file: 'DialogShell',
    change: [['padding-block:var(--earn-space-3) var(--earn-space-2)}', 'padding-block:var(--earn-space-2) var(--earn-space-2)}']],
    pictures: [redeem('phone-dark-en')],
  },
  {
    name: 'a word',
    file: '',
    change: [['"earn.overview.average":`Average rate`', '"earn.overview.average":`Average rates`']],
    pictures: ['overview-earn-overview/filled-desktop-light-en'],
  },
  {
    name: 'a word in Chinese only',
    file: '',
    change: [['"earn.overview.worth":`总价值`', '"earn.overview.worth":`总资产`']],
    pictures: ['overview-earn-overview/filled-desktop-light-zh'],
  },
  {
    name: 'figures of a table at the other edge',
    file: 'useDataTable',
    change: [[/(\{)text-align:end(\})/g, '$1text-align:start$2']],
    pictures: [HOLDINGS],
  },
  {
    name: 'line of a chart, 2 to 1.75 px',
    file: 'line-chart',
    change: [
      [
        'stroke:var(--earn-accent-text);stroke-width:2px;stroke-linejoin',
        'stroke:var(--earn-accent-text);stroke-width:1.75px;stroke-linejoin',
      ],
    ],
    pictures: ['ui-linechart/average-desktop-light-en'],
  },
  {
    name: 'tone of a warning’s badge',
    file: 'toneColors',
    change: [['warning:`amber`', 'warning:`orange`']],
    pictures: ['ui-badge/tones-desktop-light-en'],
  },
  {
    name: 'points of a timeline, 10 to 11 px',
    file: 'Timeline',
    change: [['box-sizing:border-box;width:10px;height:10px', 'box-sizing:border-box;width:11px;height:11px']],
    pictures: ['ui-timeline/across-desktop-light-en'],
  },
  {
    name: 'line below the chosen tab, 2 to 1 px',
    file: 'Tabs',
    change: [['border-block-end:2px solid var(--earn-accent-solid)', 'border-block-end:1px solid var(--earn-accent-solid)']],
    pictures: ['simple-earn-history/flexible-desktop-light-en', 'ui-datatable/holdings-desktop-light-en'],
  },
];
