import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AutoEarnMock, type AutoEarnMockOptions, mockAutoEarn } from '../../testing/mockAutoEarn.ts';
import { httpError, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { marketRow, marketRows } from '../../testing/simpleEarnRows.ts';
import { AutoEarnSettingsDialog } from './AutoEarnSettingsDialog.tsx';

/**
 * @unreachable submitting, outcome-unknown: the question that it asks is auto-earn-dialog
 * @unreachable sold-out, quota-used, vip-only: nothing is bought here
 */
const meta = {
  title: 'Simple Earn/Auto-Earn settings dialog',
  component: AutoEarnSettingsDialog,
  args: { open: true, onOpenChange: fn() },
} satisfies Meta<typeof AutoEarnSettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

let mockExchange: AutoEarnMock;
const at =
  (options: AutoEarnMockOptions = {}): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    mockExchange = mockAutoEarn(options);
    msw.use(...mockExchange.handlers, ...saver());
  };

/** The coins in a table as in a phone's cards. */
const coins = (): readonly (string | undefined)[] =>
  screen
    .getAllByRole<HTMLInputElement>('switch', { name: /^Auto-Earn for / })
    .map(({ labels }) => labels?.[0]?.textContent.replace('Auto-Earn for ', ''));
const switchOf = (coin: string): Promise<HTMLElement> => screen.findByRole('switch', { name: `Auto-Earn for ${coin}` });
const confirm = async (name: string): Promise<void> => userEvent.click(await screen.findByRole('button', { name }));
const phone = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
} as const;

/**
 * Seven coins are read at a time and further ones as the list is scrolled, in a table of 508 px; a coin with a bonus has a tag,
 * and its estimated APR has the bonus in it (SE-A-06 to SE-A-09, FM-12, FM-19).
 *
 * @state many-rows
 */
export const Coins: Story = {
  beforeEach: at({ on: ['BTC'] }),
  play: async () => {
    const usdt = (await screen.findByRole('rowheader', { name: /USDT/ })).closest('tr');
    await expect(usdt).toHaveTextContent('Bonus');
    await expect(usdt).toHaveTextContent('11.12%');
    await expect(await switchOf('BTC')).toBeChecked();
    await expect(await switchOf('USDT')).not.toBeChecked();
    const table = screen.getByRole('table').parentElement;
    await expect(table?.clientHeight).toBe(508);
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, limit: 7, search_type: -1, auto_invest: false }));
    await waitFor(() => expect(coins().length).toBeGreaterThan(7));
    table?.scrollTo({ top: table.scrollHeight });
    await waitFor(() => expect(coins()).toHaveLength(marketRows.length));
  },
};

/** On a phone a button shows seven more coins (SE-A-09, AMB-102). */
export const OnAPhone: Story = {
  ...phone,
  beforeEach: at(),
  play: async () => {
    const list = await screen.findByRole('list', { name: 'Coins for Auto-Earn' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    const more = screen.getByRole('button', { name: 'Load more' });
    more.scrollIntoView({ block: 'nearest' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await userEvent.click(more);
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(14));
  },
};

/** A switch asks first. The row shows the change once the exchange has taken it (SE-A-11 to SE-A-13). @state success */
export const OneCoin: Story = {
  beforeEach: at(),
  play: async () => {
    await userEvent.click(await switchOf('ETH'));
    await screen.findByRole('alertdialog', { name: 'Turn on Auto-Earn for ETH?' });
    await expect(mockExchange.changes).toEqual([]);
    await confirm('Turn on');
    await screen.findByText('Enabled successfully');
    await waitFor(async () => expect(await switchOf('ETH')).toBeChecked());
    await expect(mockExchange.changes).toEqual([{ assets: 'ETH', status: '1' }]);
    await expect(await switchOf('BTC')).not.toBeChecked();
    await expect(screen.getByRole('switch', { name: 'All coins' })).not.toBeChecked();
  },
};

/**
 * The switch for all coins asks first, and then every row is on, also rows that were not loaded (SE-A-01, SE-A-03, SE-A-14, AMB-103).
 *
 * @state success
 */
export const AllCoins: Story = {
  beforeEach: at({ on: ['BTC'] }),
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: 'All coins' }));
    await screen.findByRole('alertdialog', { name: 'Turn on Auto-Earn for all coins?' });
    await confirm('Turn on');
    await screen.findByText('Enabled successfully');
    await waitFor(() => expect(screen.getByRole('switch', { name: 'All coins' })).toBeChecked());
    for (const one of screen.getAllByRole('switch')) await expect(one).toBeChecked();
    await expect(mockExchange.changes).toEqual([{ assets: 'ALL_ASSET', status: '1' }]);
  },
};

/** Turning all coins off turns every row off (SE-A-14). */
export const AllCoinsOff: Story = {
  beforeEach: at({ all: true }),
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('switch', { name: 'All coins' })).toBeChecked());
    await userEvent.click(screen.getByRole('switch', { name: 'All coins' }));
    await confirm('Turn off');
    await screen.findByText('Disabled successfully');
    await waitFor(() => {
      for (const one of screen.getAllByRole('switch')) void expect(one).not.toBeChecked();
    });
  },
};

/** A change of all coins while the list is filtered reaches the coins that the filter hides (AMB-103). */
export const AllCoinsWhileFiltered: Story = {
  beforeEach: at({ on: ['BTC', 'SOL'] }),
  play: async () => {
    await switchOf('USDT');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only coins with Auto-Earn on' }));
    await waitFor(() => expect(coins()).toEqual(['BTC', 'SOL']));
    await userEvent.click(screen.getByRole('switch', { name: 'All coins' }));
    await confirm('Turn on');
    await screen.findByText('Enabled successfully');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only coins with Auto-Earn on' }));
    await waitFor(async () => expect(await switchOf('USDT')).toBeChecked());
  },
};

/** A checkbox leaves only the coins that are on (SE-A-04, AMB-032). */
export const OnlyEnabled: Story = {
  beforeEach: at({ on: ['BTC', 'SOL'] }),
  play: async () => {
    await switchOf('USDT');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only coins with Auto-Earn on' }));
    await waitFor(() => expect(coins()).toEqual(['BTC', 'SOL']));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, auto_invest: true, search_type: -1 }));
  },
};

/** The search is trimmed and sent in capitals (SE-A-05). */
export const Search: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('BTC');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search coins' }), ' usd ');
    await waitFor(() => expect(coins()).toEqual(['USDT', 'USDC']));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, search_coin: 'USD' }));
  },
};

/** The exchange sorts by estimated APR: highest first, lowest first, as it lists them (SE-A-06, AMB-032). */
export const Sorted: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    const header = screen.getByRole('button', { name: 'Est. APR' });
    await userEvent.click(header);
    await waitFor(() => expect(coins()[0]).toBe('USDT'));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, sort_type: '1' }));
    await userEvent.click(header);
    await waitFor(() => expect(coins()[0]).toBe('BTC'));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, sort_type: '2' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Est. APR' })).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Cards have no headers: a field sorts them. */
export const SortedOnAPhone: Story = {
  ...phone,
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Est. APR, ascending');
    await waitFor(() => expect(coins()[0]).toBe('BTC'));
  },
};

/** A refusal is shown as a toast with the exchange's text. The question closes, and the switch stays off (SE-A-16). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(autoEarn.setAutoEarn, 7, 'Already settled <b>today</b>'), ...mockAutoEarn().handlers, ...saver()),
  play: async () => {
    await userEvent.click(await switchOf('ETH'));
    await confirm('Turn on');
    await screen.findByText('Already settled <b>today</b>');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await switchOf('ETH')).not.toBeChecked();
  },
};

/** @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      neverAnswers(flexible.marketPage),
      neverAnswers(autoEarn.autoEarnStatus),
      mockEndpoint(account.compliance, { business: [], menu: [] }),
    ),
};

/** The switch for all coins and the list fail apart from each other. @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.marketPage, 503), httpError(autoEarn.autoEarnStatus, 503), ...saver()),
  play: async () => {
    await screen.findByText('The coins could not be loaded');
    await screen.findByText('We could not load whether Auto-Earn is on for all coins.');
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

/** The last refresh failed: the rows stay, and the table says so. @state one-row, stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.marketPage, 503), ...saver()),
  play: async () => {
    await screen.findByText(/could not be refreshed/);
    await expect(await switchOf('BTC')).toBeChecked();
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  cache.setQueryData(
    [...earnKey('person:story', flexible.marketPage), { page: 1, limit: 7, autoEarnOnly: false }],
    { rows: [{ asset: 'BTC', icon: undefined, nextAprFraction: '0.0029', ladder: [], autoEarn: true }], unreadable: [], total: 1 },
    { updatedAt: Date.now() - 3_600_000 },
  );
  return cache;
}

/** Where the exchange does not say whether all coins are on, the switch is off and says why (SE-A-02). @state partly-failed */
export const AllUnknown: Story = {
  beforeEach: at({ on: ['BTC'], all: null }),
  play: async () => {
    await screen.findByText('The exchange does not say whether Auto-Earn is on for all coins.');
    await expect(await switchOf('BTC')).toBeChecked();
  },
};

/** @state empty */
export const Empty: Story = {
  beforeEach: at({ rows: [] }),
  play: async () => {
    await screen.findByText('No coins right now');
  },
};

/** No coin is on. @state empty */
export const NoneEnabled: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only coins with Auto-Earn on' }));
    await screen.findByText('Auto-Earn is on for no coin');
  },
};

/** @state empty */
export const NoResults: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search coins' }), 'XYZ');
    await screen.findByText('No coin matches “XYZ”.');
  },
};

/** Both lists without a coin lead back to all coins. */
export const BackToAllCoins: Story = {
  beforeEach: at(),
  play: async (context) => {
    await NoneEnabled.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Show all coins' }));
    await NoResults.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await switchOf('USDT');
  },
};

/** Names are text, however long, and an unknown rate is two dashes. @state long */
export const LongNamesAndUnknownRates: Story = {
  beforeEach: at({
    rows: [marketRow('1000000MOGWIFHATCLASSIC', '123456789012.123456789012345678', '0.06'), marketRow('<B>X</B>', undefined)],
  }),
  play: async () => {
    await expect((await screen.findByText('<B>X</B>')).closest('tr')).toHaveTextContent('--');
  },
};

/** A row that cannot be read is said, and the others are shown. @state partly-failed */
export const PartlyUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      // The exchange sends a coin without a name.
      mockEndpoint(flexible.marketPage, {
        list: [marketRow('BTC', '0.0029'), { ...marketRow('', '0.01'), asset: null as never }],
        total: 2,
      }),
      ...saver(),
    ),
  play: async () => {
    await screen.findByText('1 coin could not be read and is not shown.');
    await expect(await switchOf('BTC')).not.toBeChecked();
  },
};

export const Chinese: Story = {
  parameters: { earn: { locale: 'zh' } },
  beforeEach: at({ on: ['BTC'] }),
  play: async () => {
    await screen.findByRole('dialog', { name: '自动理财设置' });
    await screen.findByRole('switch', { name: '全部币种' });
  },
};

const askLogin = fn();

/** A visitor is asked to sign in, and nothing is read (SH-04, SH-08). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};

/** The US edition has no Auto-Earn (US-04). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: at(),
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A region that restricts lending has no Auto-Earn (RG-04, AMB-101). @state restricted-region */
export const RestrictedRegion: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.compliance, { business: ['api_lendEarn_order'], menu: [] }), ...saver()),
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
