import * as account from '@earnkit/core/account/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, projectRow, statisticsRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint } from '../../testing/mockEndpoint.ts';
import { ending, part, t } from '../../testing/words.ts';
import { StakeDialog } from './StakeDialog.tsx';

const meta = {
  title: 'Launchpool/Stake dialog, amounts',
  component: StakeDialog,
  args: { open: true, onOpenChange: fn(), projectId: '1', poolId: '11' },
  parameters: { earn: { links: { transfer: (asset: string) => `/transfer/${asset}` } } },
} satisfies Meta<typeof StakeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldNow = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.launchpool.stake.title')) => screen.findByRole('button', { name });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());
/** The value of the line that says what the stake comes to. */
const afterThis = () => screen.getByText(t('earn.launchpool.stake.after')).closest('div');
const holds = async (text: string) => waitFor(() => expect(fieldNow()).toHaveValue(text));
const deskOf = (...pools: Parameters<typeof poolRow>[0][]) =>
  mockLaunchpool({ project: projectRow({ reward_pools: pools.map((row) => poolRow(row)) }) });

/** Types over what was filled in. */
async function enter(text: string): Promise<void> {
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
}

/** Each tip comes alone, the first that is broken: minimum, personal maximum, balance; the amount stays (LP-30, LP-31, LP-32, LP-33, AMB-062). @state refused */
export const Tips: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool().handlers),
  play: async () => {
    await holds('14140.26');
    await enter('9.99');
    await shown(await screen.findByText(t('less.minimum.amount', { amount: '10', coin: 'USDT' })));
    await enter('16000.01');
    await shown(await screen.findByText(t('earn.launchpool.maxAmount', { amount: '20,000', coin: 'USDT' })));
    await enter('14140.27');
    await shown(await screen.findByText(t('finances.inadequateBalance')));
    await expect(await action()).toBeDisabled();
    await expect((await screen.findAllByRole('button', { name: t('earn.addFunds.action') })).length).toBeGreaterThan(1);
    await userEvent.clear(await field());
    await expect(await action()).toBeDisabled();
  },
};

/** Max fills what no tip refuses: the personal maximum less what is staked; the hint says the maximum of one person, and not that it is left (LP-36, LP-38, AMB-059). */
export const Max: Story = {
  beforeEach: ({ msw }) => msw.use(...mockLaunchpool({ statistics: [statisticsRow({ amount: '19000' })] }).handlers),
  play: async () => {
    await holds('1000');
    await expect(await field()).toHaveAccessibleDescription(part(t('earn.launchpool.stake.perPerson'), '20,000 USDT'));
    await shown(screen.getByText(t('earn.launchpool.stake.after')));
    await waitFor(() => expect(afterThis()).toHaveTextContent('20,000 USDT'));
    await enter('5');
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.max') }));
    await holds('1000');
    await expect(await action()).toBeEnabled();
  },
};

/** Amounts have the decimals of the pool: 0, 2 or 8; Max and auto-fill cut, and further decimals cannot be typed (LP-28, LP-38, AMB-064). */
export const DecimalPlaces: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...deskOf(
        { rid: '11', coin: 'DOGE', decimal_place: 0, personal_max_amount: '-1' },
        { rid: '12', coin: 'USDT', decimal_place: 2, personal_max_amount: '-1' },
        { rid: '13', coin: 'BTC', decimal_place: 8, personal_min_amount: '0.001', personal_max_amount: '1.23456789' },
      ).handlers,
    ),
  play: async () => {
    await holds('14140');
    await enter('12.');
    await holds('12');
    await userEvent.click(await screen.findByRole('tab', { name: 'USDT' }));
    await holds('14140.26');
    await userEvent.click(await screen.findByRole('tab', { name: 'BTC' }));
    await holds('1.23456789');
  },
};

/** A personal maximum of 0 leaves nothing: the pool is used up for the person, and nothing is filled in (LP-36, LP-37). @state quota-used */
export const PersonalMaximumZero: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [poolRow({ personal_max_amount: '0' })] }), statistics: [] }).handlers),
  play: async () => {
    await expect(await action(t('earn.launchpool.stake.usedUp'))).toBeDisabled();
    await shown(screen.getByText(t('earn.launchpool.stake.ownUsedUpTitle')));
    await shown(screen.getByText(t('earn.launchpool.stake.ownUsedUpText')));
    await expect(await field()).toHaveAccessibleDescription(ending(t('earn.launchpool.stake.usedUp')));
    await expect(await field()).toHaveValue('');
  },
};

/** A personal maximum below the minimum: no amount passes, none is filled in, and each refusal says why (LP-30, LP-31, LP-39). */
export const MaximumBelowMinimum: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [poolRow({ personal_max_amount: '5' })] }), statistics: [] }).handlers),
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(part(t('earn.launchpool.stake.perPerson'), '5 USDT')));
    await userEvent.type(await field(), '10');
    await shown(await screen.findByText(t('earn.launchpool.maxAmount', { amount: '5', coin: 'USDT' })));
    await enter('5');
    await shown(await screen.findByText(t('less.minimum.amount', { amount: '10', coin: 'USDT' })));
    await expect(await action()).toBeDisabled();
  },
};

/** A balance that does not exceed the minimum fills nothing in (LP-39, AMB-063). */
export const NothingToFillIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...mockLaunchpool({ project: projectRow({ reward_pools: [poolRow({ personal_min_amount: '14140.26' })] }) }).handlers),
  play: async () => {
    await screen.findByText('14,140.26', { exact: true, selector: 'bdi *, span' });
    await expect(await field()).toHaveValue('');
    await expect(await field()).toHaveAttribute('placeholder', t('earn.launchpool.stake.minimumOf', { amount: '14,140.26' }));
    await userEvent.click(screen.getByRole('button', { name: t('earn.ui.max') }));
    await holds('14140.26');
  },
};

/** Where borrowed coins may not be staked, a loan is not available (LP-41, AMB-067). */
export const LoanNotCounted: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(account.borrowSettings, { coin: 'USDT', is_support_launchpool: 0, is_support_staking: 0 }),
      mockEndpoint(account.loans, { USDT: '4140.26' }),
      ...mockLaunchpool().handlers,
    ),
  play: async () => {
    await holds('10000');
    await enter('10000.01');
    await shown(await screen.findByText(t('finances.inadequateBalance')));
  },
};

/** An unknown balance is not zero: no amount is refused, and nothing can be sent. @state partly-failed */
export const UnknownBalance: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(account.balances, 500), ...mockLaunchpool().handlers),
  play: async () => {
    await userEvent.type(await field(), '50');
    await shown(await screen.findByRole('button', { name: t('earn.retry') }));
    await expect((await field()).getAttribute('aria-invalid')).toBeNull();
    await expect(await action()).toBeDisabled();
  },
};
