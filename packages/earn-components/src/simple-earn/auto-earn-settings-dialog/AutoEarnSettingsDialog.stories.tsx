import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AutoEarnMock, type AutoEarnMockOptions, mockAutoEarn } from '../../testing/mockAutoEarn.ts';
import { httpError, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { marketRow, marketRows } from '../../testing/simpleEarnRows.ts';
import { ANY, part, t, whole } from '../../testing/words.ts';
import { AutoEarnSettingsDialog } from './AutoEarnSettingsDialog.tsx';

const meta = {
  title: 'Simple Earn/Auto-Earn settings dialog',
  component: AutoEarnSettingsDialog,
  parameters: {
    unreachable: {
      'submitting, outcome-unknown': 'the question that it asks is auto-earn-dialog',
      'sold-out, quota-used, vip-only': 'nothing is bought here',
    },
  },
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
    .getAllByRole<HTMLInputElement>('switch', { name: whole(t('earn.autoEarn.switch', { coin: ANY })) })
    .map(({ labels }) => labels?.[0]?.textContent.replace(t('earn.autoEarn.switch', { coin: '' }), ''));
const switchOf = (coin: string): Promise<HTMLElement> => screen.findByRole('switch', { name: t('earn.autoEarn.switch', { coin }) });
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
    await expect(usdt).toHaveTextContent(t('earn.autoEarn.settings.bonus'));
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
    const list = await screen.findByRole('list', { name: t('earn.autoEarn.settings.caption') });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    const more = screen.getByRole('button', { name: t('earn.ui.loadMore') });
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
    await screen.findByRole('alertdialog', { name: t('earn.autoEarn.enableTitle', { coin: 'ETH' }) });
    await expect(mockExchange.changes).toEqual([]);
    await confirm(t('earn.autoEarn.enable'));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await waitFor(async () => expect(await switchOf('ETH')).toBeChecked());
    await expect(mockExchange.changes).toEqual([{ assets: 'ETH', status: '1' }]);
    await expect(await switchOf('BTC')).not.toBeChecked();
    await expect(screen.getByRole('switch', { name: t('earn.autoEarn.settings.all') })).not.toBeChecked();
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
    await userEvent.click(await screen.findByRole('switch', { name: t('earn.autoEarn.settings.all') }));
    await screen.findByRole('alertdialog', { name: t('earn.autoEarn.enableAllTitle') });
    await confirm(t('earn.autoEarn.enable'));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await waitFor(() => expect(screen.getByRole('switch', { name: t('earn.autoEarn.settings.all') })).toBeChecked());
    for (const one of screen.getAllByRole('switch')) await expect(one).toBeChecked();
    await expect(mockExchange.changes).toEqual([{ assets: 'ALL_ASSET', status: '1' }]);
  },
};

/** Turning all coins off turns every row off (SE-A-14). */
export const AllCoinsOff: Story = {
  beforeEach: at({ all: true }),
  play: async () => {
    await waitFor(async () => expect(await screen.findByRole('switch', { name: t('earn.autoEarn.settings.all') })).toBeChecked());
    await userEvent.click(screen.getByRole('switch', { name: t('earn.autoEarn.settings.all') }));
    await confirm(t('earn.autoEarn.disable'));
    await screen.findByText(t('cryptoloan.disabledSuccessfully'));
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
    await userEvent.click(screen.getByRole('checkbox', { name: t('earn.autoEarn.settings.onlyEnabled') }));
    await waitFor(() => expect(coins()).toEqual(['BTC', 'SOL']));
    await userEvent.click(screen.getByRole('switch', { name: t('earn.autoEarn.settings.all') }));
    await confirm(t('earn.autoEarn.enable'));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await userEvent.click(screen.getByRole('checkbox', { name: t('earn.autoEarn.settings.onlyEnabled') }));
    await waitFor(async () => expect(await switchOf('USDT')).toBeChecked());
  },
};

/** A checkbox leaves only the coins that are on (SE-A-04, AMB-032). */
export const OnlyEnabled: Story = {
  beforeEach: at({ on: ['BTC', 'SOL'] }),
  play: async () => {
    await switchOf('USDT');
    await userEvent.click(screen.getByRole('checkbox', { name: t('earn.autoEarn.settings.onlyEnabled') }));
    await waitFor(() => expect(coins()).toEqual(['BTC', 'SOL']));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, auto_invest: true, search_type: -1 }));
  },
};

/** The search is trimmed and sent in capitals (SE-A-05). */
export const Search: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('BTC');
    await userEvent.type(screen.getByRole('searchbox', { name: t('earn.list.search') }), ' usd ');
    await waitFor(() => expect(coins()).toEqual(['USDT', 'USDC']));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, search_coin: 'USD' }));
  },
};

/** The exchange sorts by estimated APR: highest first, lowest first, as it lists them (SE-A-06, AMB-032). */
export const Sorted: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    const header = screen.getByRole('button', { name: t('earn.estApr') });
    await userEvent.click(header);
    await waitFor(() => expect(coins()[0]).toBe('USDT'));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, sort_type: '1' }));
    await userEvent.click(header);
    await waitFor(() => expect(coins()[0]).toBe('BTC'));
    await expect(mockExchange.pages).toContainEqual(expect.objectContaining({ page: 1, sort_type: '2' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: t('earn.estApr') })).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Cards have no headers: a field sorts them. */
export const SortedOnAPhone: Story = {
  ...phone,
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: t('earn.ui.sortBy') }),
      t('earn.ui.sortChoice', { column: t('earn.estApr'), direction: t('earn.ui.ascending') }),
    );
    await waitFor(() => expect(coins()[0]).toBe('BTC'));
  },
};

/** A refusal is shown as a toast with the exchange's text. The question closes, and the switch stays off (SE-A-16). @state refused */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(autoEarn.setAutoEarn, 7, 'Already settled <b>today</b>'), ...mockAutoEarn().handlers, ...saver()),
  play: async () => {
    await userEvent.click(await switchOf('ETH'));
    await confirm(t('earn.autoEarn.enable'));
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
      neverAnswers(flexible.holdings),
      neverAnswers(autoEarn.autoEarnStatus),
      mockEndpoint(account.compliance, { business: [], menu: [] }),
    ),
};

/** The switch for all coins and the list fail apart from each other. @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.marketPage, 503), httpError(autoEarn.autoEarnStatus, 503), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.autoEarn.settings.failed'));
    await screen.findByText(t('earn.autoEarn.settings.allFailed'));
    await expect(screen.getAllByRole('button', { name: t('earn.retry') })).toHaveLength(2);
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

/** The last refresh failed: the rows stay, and the table says so. @state one-row, stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.marketPage, 503), ...saver()),
  play: async () => {
    await screen.findByText(part(t('earn.ui.refreshFailed')));
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
    await screen.findByText(t('earn.autoEarn.settings.allUnknown'));
    await expect(await switchOf('BTC')).toBeChecked();
  },
};

/** @state empty */
export const Empty: Story = {
  beforeEach: at({ rows: [] }),
  play: async () => {
    await screen.findByText(t('earn.autoEarn.settings.empty'));
  },
};

/** No coin is on. @state empty */
export const NoneEnabled: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.click(screen.getByRole('checkbox', { name: t('earn.autoEarn.settings.onlyEnabled') }));
    await screen.findByText(t('earn.autoEarn.settings.noneOn'));
  },
};

/** @state empty */
export const NoResults: Story = {
  beforeEach: at(),
  play: async () => {
    await switchOf('USDT');
    await userEvent.type(screen.getByRole('searchbox', { name: t('earn.list.search') }), 'XYZ');
    await screen.findByText(t('earn.list.noResultsHint', { search: 'XYZ' }));
  },
};

/** Both lists without a coin lead back to all coins. */
export const BackToAllCoins: Story = {
  beforeEach: at(),
  play: async (context) => {
    await NoneEnabled.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: t('earn.autoEarn.settings.showAll') }));
    await NoResults.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: t('earn.list.clearSearch') }));
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
    await screen.findByText(t('earn.autoEarn.settings.unreadable', { count: 1 }));
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
    await userEvent.click(await screen.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};

/** The US edition has no Auto-Earn (US-04). @state restricted-region */
export const UsEdition: Story = {
  parameters: { sameAs: 'the US edition has no Auto-Earn', earn: { edition: 'us' } },
  beforeEach: at(),
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A region that restricts lending has no Auto-Earn (RG-04, AMB-101). @state restricted-region */
export const RestrictedRegion: Story = {
  parameters: { sameAs: 'a restricted region has no Auto-Earn' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.compliance, { business: ['api_lendEarn_order'], menu: [] }), ...saver()),
  play: async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
