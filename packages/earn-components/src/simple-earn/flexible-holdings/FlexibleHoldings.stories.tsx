import * as account from '@earnkit/core/account/contract';
import { autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { createEarnQueryClient, earnKey } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { mockFlexible } from '../../testing/mockFlexible.ts';
import { saver } from '../../testing/saver.ts';
import { commaGroups } from '../../testing/visibleTexts.ts';
import { STORY_NOW, campaignRow, holdingRow, holdingRows } from '../../testing/simpleEarnRows.ts';
import { address, beginning, day, part, t } from '../../testing/words.ts';
import { FlexibleHoldings } from './FlexibleHoldings.tsx';

const meta = {
  title: 'Simple Earn/Flexible holdings',
  component: FlexibleHoldings,
  parameters: {
    unreachable: {
      submitting: 'its dialogs send; auto-earn-dialog stays open until the answer comes',
      'sold-out, quota-used, vip-only': 'a flexible product has no quota and is for everyone',
    },
  },
  args: { onSubscribe: fn(), onRedeem: fn(), onCancelRedemption: fn() },
} satisfies Meta<typeof FlexibleHoldings>;
export default meta;
type Story = StoryObj<typeof meta>;

const askLogin = fn();

/**
 * Shows a bonus, a revocable and an irrevocable redemption, and coins with and without a price (SE-F-06 to SE-F-08,
 * SE-F-10, SE-F-12, SE-F-13).
 */
export const Holdings: Story = {
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'BTC' }) }));
    await expect(args.onRedeem).toHaveBeenCalledWith(expect.objectContaining({ asset: 'BTC', currentAmount: '0.4821' }));
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      t('earn.coin'),
      t('earn.holdings.principal'),
      t('earn.cumulativeInterest'),
      t('earn.holdings.apr'),
      t('earn.holdings.autoEarn'),
      t('earn.actions'),
    ]);
    await expect(canvas.getByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'BTC' }) })).toBeInTheDocument();
    await expect(canvas.getByRole('rowheader', { name: /USDT/ }).closest('tr')).toHaveTextContent('12,500.00 / 11,875.50 USDT');
    await userEvent.click(canvas.getByRole('button', { name: t('earn.holdings.subscribeCoin', { coin: 'SOL' }) }));
    await expect(args.onSubscribe).toHaveBeenCalledWith(expect.objectContaining({ asset: 'SOL' }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.holdings.revokeCoin', { amount: '1.5000', coin: 'ETH' }) }));
    await expect(args.onCancelRedemption).toHaveBeenCalledWith(expect.objectContaining({ asset: 'ETH', redeemingAmount: '1.5' }));
    // SOL has a pending redemption too, but it is not revocable.
    await expect(canvas.getByText(t('earn.holdings.redeeming', { amount: '8.0000', coin: 'SOL' }))).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('earn.holdings.revokeCoin', { amount: '8.0000', coin: 'SOL' }) })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('earn.holdings.aprOf', { apr: '11.12%', coin: 'USDT' }) })).toBeInTheDocument();
  },
};

/** Digits in groups by narrow spaces, which do not break. */
export const GroupedBySpaces: Story = {
  parameters: { earn: { formats: { grouping: 'space' } } },
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'BTC' }) });
    await waitFor(() => expect(document.body.textContent).toMatch(/\d\u202f\d{3}\.\d/));
    await expect(commaGroups(document.body)).toEqual([]);
  },
};

/** Digits in groups by apostrophes, as in Switzerland. */
export const GroupedByApostrophes: Story = {
  ...GroupedBySpaces,
  parameters: { earn: { formats: { grouping: 'apostrophe' } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.redeemCoin', { coin: 'BTC' }) });
    await waitFor(() => expect(document.body.textContent).toMatch(/\d\u2019\d{3}\.\d/));
    await expect(commaGroups(document.body)).toEqual([]);
  },
};

/** Where ladder or limit pays this holding less than the bonus rate, the rate is said as "up to" (AMB-148). */
export const BonusUpTo: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async ({ canvas }) => {
    const apr = await canvas.findByRole('button', { name: t('earn.holdings.aprUpToOf', { apr: '11.12%', coin: 'USDT' }) });
    await expect(apr).toHaveTextContent(t('earn.holdings.aprUpTo', { apr: '11.12%' }));
    await expect(canvas.getByText(t('earn.holdings.bonusUpTo', { apr: '6.00%' }))).toBeInTheDocument();
  },
};

/** A campaign past its end pays nothing, whatever the flag of the row says (AMB-148). */
export const BonusCampaignOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow({ end_at: STORY_NOW })), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.holdings.aprOf', { apr: '5.12%', coin: 'USDT' }) });
    await expect(canvas.queryByText(t('earn.holdings.bonus'))).toBeNull();
  },
};

/** Where the times of a campaign are not known, the flag of the row decides (AMB-148). */
export const BonusWithoutTimes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(flexible.awardPool, campaignRow({ ext_award_limit: null, start_at: null, end_at: null, status: 2 })), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: t('earn.holdings.aprOf', { apr: '11.12%', coin: 'USDT' }) });
    await expect(canvas.getByText(t('earn.holdings.bonus'))).toBeInTheDocument();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.holdings), ...saver()) };

/** @state empty */
export const Empty: Story = {
  args: { onBrowse: fn() },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: [], total: 0 }), ...saver()),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.holdings.browse') }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

/** @state one-row */
export const OneHolding: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: holdingRows.slice(0, 1), total: 1 }), ...saver()),
};

const many = Array.from({ length: 23 }, (_, index) =>
  holdingRow({ asset: `COIN${index + 1}`, curr_amount: String(1000 - index), lend_amount: String(900 - index) }),
);

const manyHoldings = mockEndpoint(flexible.holdings, ({ page = 1, limit = 10 }) => ({
  list: many.slice((page - 1) * limit, page * limit),
  total: many.length,
}));

/** A page has ten rows (SE-12). @state many-rows */
export const ManyHoldings: Story = {
  args: { onPageChange: fn() },
  beforeEach: ({ msw }) => msw.use(manyHoldings, ...saver()),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('rowheader', { name: /COIN10/ });
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await canvas.findByRole('rowheader', { name: /COIN11/ });
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.queryByRole('rowheader', { name: /COIN10/ })).toBeNull();
  },
};

/** An exchange that does not say how many holdings there are: a page says which rows it shows, and whether one follows (AMB-169). */
export const WithoutATotal: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, ({ page = 1, limit = 10 }) => ({ list: many.slice((page - 1) * limit, page * limit) })),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.ui.rowsFromTo', { from: 1, to: 10 }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await canvas.findByText(t('earn.ui.rowsFromTo', { from: 11, to: 20 }));
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.nextPage') }));
    await canvas.findByText(t('earn.ui.rowsOfTotal', { from: 21, to: 23, total: 23 }));
    await canvas.findByRole('rowheader', { name: /COIN23/ });
    await expect(canvas.getByRole('button', { name: t('earn.ui.nextPage') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On a phone, a button adds ten holdings to the list, until all are shown; scrolling alone adds none (SE-12). @state many-rows */
export const ManyHoldingsOnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(manyHoldings, ...saver()),
  play: async ({ canvas }) => {
    const cards = (count: number) => waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
    await cards(10);
    canvas.getByRole('button', { name: t('earn.ui.loadMore') }).scrollIntoView({ block: 'center' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await cards(10);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.loadMore') }));
    await cards(20);
    await userEvent.click(canvas.getByRole('button', { name: t('earn.ui.loadMore') }));
    await cards(23);
    await expect(canvas.getByRole('button', { name: t('earn.redeemCoin', { coin: 'COIN1' }) })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: t('earn.ui.loadMore') })).toBeNull();
  },
};

/** On a phone, the principal and the borrowed amount are two figures (SE-F-14). */
export const OnAPhone: Story = {
  parameters: { viewport: { options: { phone: { name: '375 px', styles: { width: '375px', height: '800px' } } } } },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.holdings, { list: holdingRows.slice(0, 1), total: 1 }), ...saver()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('listitem'));
    const figures = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    await expect(figures).toEqual(
      expect.arrayContaining([
        [t('earn.principal'), expect.stringContaining('12,500.00')],
        [t('earn.holdings.borrowed'), expect.stringContaining('11,875.50')],
        [t('earn.cumulativeInterest'), expect.stringContaining('31.20')],
      ]),
    );
    await expect(card.getByRole('button', { name: t('earn.holdings.aprOf', { apr: '11.12%', coin: 'USDT' }) })).toBeVisible();
  },
};

/** Long text is not clipped and no amount is rounded up. @state long */
export const LongNumbersAndNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, {
        list: [
          holdingRow({
            asset: '1000000MOGWIFHATSUPERLONGTICKER',
            curr_amount: '123456789012345.99999999',
            lend_amount: '98765432109876.12345678',
            cumulative: '9876543210.99999999',
            next_time_rate_year: '1234.5678',
          }),
          holdingRow({
            asset: 'DUST',
            curr_amount: '0.000000009',
            lend_amount: '0',
            cumulative: '0.00000001',
            next_time_rate_year: '0.00009',
          }),
        ],
        total: 2,
      }),
      ...saver(),
    ),
};

/** An amount that the exchange omits is `--`, not zero. @state partly-failed */
export const UnknownAmounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, {
        list: [
          holdingRow({
            asset: 'USDT',
            curr_amount: undefined,
            lend_amount: undefined,
            cumulative: undefined,
            next_time_rate_year: undefined,
          }),
        ],
        total: 1,
      }),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('USDT');
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

/** A row that cannot be read is left out; the other rows are shown. @state partly-failed */
export const PartlyUnreadable: Story = {
  beforeEach: ({ msw }) => {
    const odd = JSON.parse('{"id": "9", "asset": null}');
    msw.use(mockEndpoint(flexible.holdings, { list: [...holdingRows, odd], total: 5 }), ...saver());
  },
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.holdings.unreadable', { count: 1 }));
    await expect(canvas.getByRole('rowheader', { name: /BTC/ })).toBeInTheDocument();
  },
};

/** @state failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 502), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(t('earn.holdings.failed'));
    await expect(canvas.getByRole('button', { name: t('earn.ui.retry') })).toBeEnabled();
  },
};

/** When a refresh fails, the list stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: staleCache() } },
  beforeEach: ({ msw }) => msw.use(httpError(flexible.holdings, 503), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByText(part(t('earn.ui.refreshFailed')));
    await expect(canvas.getByRole('rowheader', { name: /OLDCOIN/ })).toBeInTheDocument();
  },
};

function staleCache() {
  const cache = createEarnQueryClient();
  const row = {
    id: '1',
    asset: 'OLDCOIN',
    icon: undefined,
    currentAmount: '12',
    lentAmount: '3',
    redeemingAmount: '0',
    redeemingRevocable: false,
    marginFrozenAmount: '0',
    cumulativeInterest: '0.5',
    nextAprFraction: '0.05',
    lastAprFraction: '0.05',
    bonusAprFraction: '0',
    bonusOpen: false,
    minLendAprFraction: '0.005',
    autoEarn: false,
    ladder: [],
  };
  cache.setQueryData(
    [...earnKey('person:story', flexible.holdings), { page: 1, limit: 10 }],
    { rows: [row], unreadable: [], total: 1 },
    { updatedAt: Date.now() - 3_600_000 },
  );
  return cache;
}

/** For a visitor nothing is requested and no zero is shown (SH-04). @state signed-out */
export const Visitor: Story = {
  parameters: { earn: { session: { state: 'anonymous' }, onLoginNeeded: askLogin } },
  beforeEach: ({ msw }) => {
    askLogin.mockClear();
    msw.use(mockEndpoint(account.compliance, { business: [], menu: [] }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('earn.login') }));
    await expect(askLogin).toHaveBeenCalledOnce();
  },
};

/** The US edition has no Auto-Earn (US-04). @state restricted-region */
export const UsEdition: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /BTC/ });
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Regions that restrict lending have no Auto-Earn (RG-04). @state restricted-region */
export const RestrictedRegion: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(account.compliance, { business: ['api_lendEarn_order'], menu: [] }), ...saver()),
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /BTC/ });
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const setAutoEarn = fn(() => undefined);

/** The switch asks first, then changes one row and shows a toast (SE-A-01, SE-A-11 to SE-A-13). @state success */
export const AutoEarnSwitchedOn: Story = {
  beforeEach: ({ msw }) => {
    setAutoEarn.mockClear();
    msw.use(mockEndpoint(autoEarn.setAutoEarn, setAutoEarn), ...saver());
  },
  play: async ({ canvas }) => {
    const btc = await canvas.findByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'BTC' }) });
    await expect(btc).not.toBeChecked();
    await userEvent.click(btc);
    const dialog = within(await screen.findByRole('alertdialog', { name: t('earn.autoEarn.enableTitle', { coin: 'BTC' }) }));
    await expect(setAutoEarn).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText(t('cryptoloan.enabledSuccessfully'));
    await expect(setAutoEarn).toHaveBeenCalledOnce();
    await expect(setAutoEarn).toHaveBeenCalledWith({ assets: 'BTC', status: '1' });
    await waitFor(() => expect(canvas.getByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'BTC' }) })).toBeChecked());
    await expect(canvas.getByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'SOL' }) })).not.toBeChecked();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

/** When a minimum is saved after its dialog was closed, a toast confirms it and the other open dialog keeps its input. @state success */
export const MinimumSavedLate: Story = {
  render: (args) => {
    const { onRedeem: _own, ...rest } = args;
    return <FlexibleHoldings {...rest} />;
  },
  beforeEach: ({ msw }) => {
    const slow = async (): Promise<undefined> => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
    };
    msw.use(mockEndpoint(flexible.setMinLendApr, slow), ...saver(), ...mockFlexible().handlers);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: part(t('earn.holdings.aprOf', { apr: '11.12%', coin: 'USDT' })) }));
    await userEvent.click(await screen.findByRole('tab', { name: t('earn.aprDetails.minimum') }));
    await userEvent.type(await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) }), '2');
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: t('earn.confirm') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: t('earn.redeemCoin', { coin: 'BTC' }) }));
    const amount = await within(await screen.findByRole('dialog')).findByRole('textbox');
    await userEvent.type(amount, '0.1');
    await screen.findByText(t('modified'), undefined, { timeout: 5_000 });
    await expect(amount).toBeVisible();
    await expect(amount).toHaveValue('0.1');
  },
};

/** When the exchange refuses, its text is shown, the dialog closes and the switch does not change (SE-A-16). @state refused */
export const AutoEarnRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(autoEarn.setAutoEarn, 1, 'Auto-Earn is under maintenance <b>today</b>'), ...saver()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'BTC' }) }));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText('Auto-Earn is under maintenance <b>today</b>');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'BTC' }) })).not.toBeChecked();
  },
};

/** The change succeeds but its answer is lost. The status is read again and one result is shown. @state outcome-unknown */
export const AutoEarnAnswerLost: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      losesAnswer(autoEarn.setAutoEarn),
      mockEndpoint(autoEarn.autoEarnStatus, { status: { USDT: 1, BTC: 1, ETH: 1, SOL: 0 }, global_status: 0 }),
      mockEndpoint(flexible.holdings, { list: holdingRows, total: 4 }),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: t('earn.autoEarn.switch', { coin: 'SOL' }) }));
    await userEvent.click(await screen.findByRole('button', { name: t('earn.autoEarn.enable') }));
    await screen.findByText(t('earn.setting.checking'));
  },
};

/** Pressing a figure opens its details; closing them returns the focus to the figure (SE-F-09, SE-F-11). */
export const OpensDetails: Story = {
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas }) => {
    const interest = await canvas.findByRole('button', { name: t('earn.holdings.interestOf', { amount: '31.20', coin: 'USDT' }) });
    await userEvent.click(interest);
    const history = await screen.findByRole('dialog', { name: t('earn.interest.titleOf', { coin: 'USDT' }) });
    await within(history).findByText(day('2026-01-15'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(interest).toHaveFocus());
    const apr = canvas.getByRole('button', { name: t('earn.holdings.aprOf', { apr: '11.12%', coin: 'USDT' }) });
    await userEvent.click(apr);
    await screen.findByRole('dialog', { name: t('earn.aprDetails.titleOf', { coin: 'USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(apr).toHaveFocus());
  },
};

/** A URL that names a coin which the person does not hold opens nothing, and a notice says so (A03). */
export const UnknownByAddress: Story = {
  args: { defaultDialog: { kind: 'interest', asset: 'NOPE' } },
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beginning(t('earn.address.missing')))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** In a list of several pages, a coin of the address may be among those that are not shown yet (A03). */
export const NotShownByAddress: Story = {
  args: { defaultDialog: { kind: 'interest', asset: 'NOPE' } },
  beforeEach: ({ msw }) => msw.use(manyHoldings, ...saver()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(beginning(t('earn.address.notShown')))).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** A dialog that the address names opens once its holding is read, for example after signing in (AMB-012). */
export const OpenedByAddress: Story = {
  parameters: { sameAs: 'its dialog was opened and closed again' },
  args: { defaultDialog: { kind: 'interest', asset: 'USDT' }, onDialogChange: fn() },
  beforeEach: ({ msw }) => msw.use(...saver()),
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: t('earn.interest.titleOf', { coin: 'USDT' }) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDialogChange).toHaveBeenCalledWith(undefined));
  },
};

/** A holding whose minimum is above the next rate is not lent: its rate is zero, without a bonus, and says why (AMB-158). */
export const NotLent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, {
        list: [holdingRow({ asset: 'USDT', ext_award_rate_year: '0.06', is_open_award_pool: 1, min_lend_rate_year: '0.1' })],
        total: 1,
      }),
      mockEndpoint(flexible.awardPool, campaignRow()),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    const apr = await canvas.findByRole('button', { name: t('earn.holdings.aprOf', { apr: '0.00%', coin: 'USDT' }) });
    await expect(apr.closest('td, li')).toHaveTextContent(`0.00%${t('earn.notLent', { minimum: '10.00%', rate: '5.12%' })}`);
    await expect(canvas.queryByText(t('earn.holdings.bonus'))).toBeNull();
  },
};

/** What a launchpool holds is called that, with a link to it; the rest that cannot be redeemed is margin. */
export const HeldByLaunchpool: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.holdings, {
        list: [holdingRow({ asset: 'USDT', margin_frozen_amount: '300', launchpool_amount: '250' })],
        total: 1,
      }),
      ...saver(),
    ),
  play: async ({ canvas }) => {
    const cell = (await canvas.findByRole('link', { name: t('earn.heldBack.launchpool') })).closest('td, li');
    await expect(cell).toHaveTextContent(`${t('earn.heldBack.launchpool')} 250.00 USDT${t('earn.heldBack.margin')} 50.00 USDT`);
    await expect(canvas.getByRole('link', { name: t('earn.heldBack.launchpool') })).toHaveAttribute('href', address('/launchpool'));
  },
};
