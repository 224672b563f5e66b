import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type LaunchpoolMock, mockLaunchpool } from '../../testing/mockLaunchpool.ts';
import { poolRow, projectRow, usdtPoolRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { STORY_NOW } from '../../testing/simpleEarnRows.ts';
import { ANY, beginning, day, either, ending, part, t, whole } from '../../testing/words.ts';
import { StakeDialog } from './StakeDialog.tsx';

const navigate = fn();

const meta = {
  title: 'Launchpool/Stake dialog, orders',
  component: StakeDialog,
  args: { open: true, onOpenChange: fn(), onSuccess: fn(), projectId: '1', poolId: '11' },
  parameters: { earn: { navigate } },
} satisfies Meta<typeof StakeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Begin = Extract<NonNullable<Story['beforeEach']>, (...context: never[]) => unknown>;

const fieldNow = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const actionNow = (name = t('earn.launchpool.stake.title')) => screen.getByRole('button', { name });
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: t('earn.amount.label') });
const action = (name = t('earn.launchpool.stake.title')) => screen.findByRole('button', { name });
const receipt = (name = t('earn.launchpool.staked.title')) => screen.findByRole('alertdialog', { name }, { timeout: 8_000 });
const shown = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** The exchange of the story that is played. */
let mockExchange: LaunchpoolMock;
const begin: Begin = ({ msw }) => {
  navigate.mockClear();
  mockExchange = mockLaunchpool();
  msw.use(...mockExchange.handlers);
};

/** Types over what was filled in, and sends it. */
async function stake(text: string, name = t('earn.launchpool.stake.action')): Promise<void> {
  await waitFor(() => expect(fieldNow()).not.toHaveValue(''));
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  await waitFor(() => expect(actionNow(name)).toBeEnabled());
  await userEvent.click(await action(name));
}

/** The receipt says where the stake is held, warns of a trading volume that is missing and then promises no reward (AMB-166), and carries the candy drop with its highlight (LP-42, LP-44 to LP-48, LP-50, CD-06, SH-53). @state success */
export const Success: Story = {
  beforeEach: begin,
  play: async ({ args }) => {
    await stake('250');
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['stake 250 in 11, Simple Earn']);
    await expect(args.onSuccess).toHaveBeenCalledTimes(1);
    await shown(screen.getByText(t('earn.launchpool.staked.text', { amount: '250', coin: 'USDT' })));
    await shown(screen.getByText(t('earn.launchpool.held.flexible')));
    await shown(screen.getByText(whole(t('earn.launchpool.staked.limitDays', { days: 60, volume: '5,000' }))));
    await expect(screen.queryByText(t('earn.launchpool.staked.firstReward'))).toBeNull();
    await expect(screen.getByText(t('earn.launchpool.counts.label')).closest('div')).toHaveTextContent(
      ending(`0 USDT${t('earn.launchpool.counts.ofAll')}`),
    );
    await expect((await screen.findByText('50,000 MOVE')).tagName).toBe('EM');
    await userEvent.click(screen.getByRole('link', { name: beginning(t('earn.candyDrop.open')) }));
    await expect(navigate).toHaveBeenCalledWith('https://exchange.example/candy-drop/7');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Above the first tier the receipt says what of the whole stake counts, and when the first reward comes (LP-50, AMB-166). */
export const SuccessWithinATier: Story = {
  beforeEach: ({ msw }) => {
    const tiers = [{ transaction_amount: '1000', mortgage_limit: '4100' }];
    mockExchange = mockLaunchpool({ project: projectRow({ reward_pools: [poolRow({ transaction_config: tiers })] }) });
    msw.use(...mockExchange.handlers);
  },
  play: async () => {
    await stake('250');
    await receipt();
    await expect(screen.getByText(t('earn.launchpool.counts.label')).closest('div')).toHaveTextContent(
      ending(`4,100 USDT${t('earn.launchpool.counts.ofAll')}`),
    );
    await shown(screen.getByText(`${day('2026-01-15')} 10:00 (UTC)`));
    await expect(
      screen.queryByText(
        either(t('earn.launchpool.staked.limit', { volume: ANY }), t('earn.launchpool.staked.limitDays', { days: 60, volume: ANY })),
      ),
    ).toBeNull();
  },
};

/** The tiers open above the receipt. */
export const TiersFromTheReceipt: Story = {
  beforeEach: begin,
  play: async () => {
    await stake('250');
    await receipt();
    await userEvent.click(await action(t('earn.launchpool.stake.seeTiers')));
    await shown(await screen.findByRole('dialog', { name: t('earn.launchpool.eligibility.title') }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: t('earn.launchpool.eligibility.title') })).toBeNull());
    await shown(await receipt());
  },
};

/** Before the start there is no first reward to show; a candy drop that cannot be read is silently left out (LP-50, AMB-021). */
export const SuccessBeforeTheStart: Story = {
  beforeEach: ({ msw }) => {
    const pool = poolRow({ user_transaction_amount: null });
    const project = projectRow({ status: 2, start_timest: STORY_NOW + 7_200, reward_pools: [pool] });
    mockExchange = mockLaunchpool({ project, statistics: [] });
    msw.use(httpError(launchpool.earnMore, 500), ...mockExchange.handlers);
  },
  play: async () => {
    await stake('20');
    await shown(await receipt());
    await expect(screen.getByText(t('earn.launchpool.staked.heldIn')).closest('div')).toHaveTextContent(
      ending(t('earn.launchpool.held.launchpool')),
    );
    for (const absent of [t('earn.launchpool.staked.firstReward'), t('earn.candyDrop.label')])
      await expect(screen.queryByText(absent)).toBeNull();
    await userEvent.click(await action(t('earn.launchpool.staked.more')));
    await expect(await field()).toHaveValue('');
  },
};

/** The chosen holding is what is sent: 1 with the days of the term for fixed, 2 for staking (LP-16, AMB-068). */
export const ChosenHolding: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockLaunchpool({ statistics: [] });
    msw.use(...mockExchange.handlers);
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.launchpool.held.fixed', { days: 30 })) }));
    await stake('100');
    await shown(await receipt());
    await shown(screen.getByText(t('earn.launchpool.held.fixed', { days: 30 })));
    // Until then it cannot be redeemed; what the exchange took it at is 15 January 2026, 08:30.
    await expect(screen.getByText(t('earn.launchpool.staked.termEnds')).closest('div')).toHaveTextContent(`${day('2026-02-14')} 08:30`);
    await expect(mockExchange.done).toEqual(['stake 100 in 11, Simple Earn for 30 days']);
  },
};

/** While it is sent, nothing can be changed. @state submitting */
export const Submitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(launchpool.stake), ...mockLaunchpool().handlers),
  play: async () => {
    await stake('250');
    await waitFor(() => expect(fieldNow()).toHaveAttribute('readonly'));
    for (const radio of screen.getAllByRole('radio')) await expect(radio).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByRole('tab', { name: 'GT' })).toBeDisabled();
  },
};

/** The stake is placed but its answer is lost: it is found in the statistics and reported once. @state outcome-unknown */
export const AnswerLost: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockLaunchpool();
    msw.use(...mockExchange.losingAnswers);
  },
  play: async () => {
    await stake('250');
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['stake 250 in 11, Simple Earn']);
  },
};

/** The answer is lost and nothing can be found out: the person checks again or returns, and nothing more is sent. @state outcome-unknown */
export const Unresolved: Story = {
  beforeEach: ({ msw }) => {
    mockExchange = mockLaunchpool();
    let lost = false;
    msw.use(
      http.post(`*${launchpool.stake.path}`, () => {
        lost = true;
        return HttpResponse.error();
      }),
      // Answered by the desk until then.
      http.get(`*${launchpool.statistics.path}`, () => (lost ? HttpResponse.error() : undefined)),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await stake('250');
    await shown(await screen.findByText(t('earn.submission.unresolved'), {}, { timeout: 20_000 }));
    // The history of Simple Earn does not list it.
    await shown(screen.getByText(part(t('earn.launchpool.unresolved'))));
    await expect(screen.queryByRole('link', { name: t('earn.submission.history') })).toBeNull();
    await userEvent.click(await action(t('earn.submission.release')));
    await expect(await field()).toHaveValue('250');
  },
};

/** Others were faster: the exchange refuses in its own words, the amount stays, and the pool, read again, is used up (LP-37, LP-49, AMB-061). @state refused, sold-out */
export const OverTheQuotaOfOthers: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    mockExchange = mockLaunchpool();
    msw.use(
      mockEndpoint(launchpool.project, () => {
        reads += 1;
        return { project: projectRow({ reward_pools: [usdtPoolRow({ left_buy_total_amount: reads > 1 ? '4000' : '4300' })] }) };
      }),
      refuse(launchpool.stake, 7, 'Only 120 USDT are left. <b>Others were faster.</b>'),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await stake('250');
    await shown(await screen.findByText('Only 120 USDT are left. <b>Others were faster.</b>'));
    await expect(await action(t('earn.launchpool.stake.usedUp'))).toBeDisabled();
    await shown(screen.getByText(`${t('earn.launchpool.stake.amountKept')} ${t('earn.launchpool.stake.ownUsedUpText')}`));
    await expect(await field()).toHaveValue('250');
    await expect(mockExchange.done).toEqual([]);
  },
};

/** A loan was taken in another tab: the exchange refuses, the balance is read again, and the amount is above it (LP-41). @state refused */
export const LoanInAnotherTab: Story = {
  beforeEach: ({ msw }) => {
    let reads = 0;
    mockExchange = mockLaunchpool();
    msw.use(
      mockEndpoint(account.borrowSettings, { coin: 'USDT', is_support_launchpool: 0, is_support_staking: 0 }),
      mockEndpoint(account.loans, () => ({ USDT: (reads += 1) > 1 ? '14000' : '0' })),
      refuse(launchpool.stake, 8, 'Your balance has changed.'),
      ...mockExchange.handlers,
    );
  },
  play: async () => {
    await stake('250');
    await shown(await screen.findByText('Your balance has changed.'));
    await shown(await screen.findByText('140.26'));
    await shown(await screen.findByText(t('finances.inadequateBalance')));
    await expect(await field()).toHaveValue('250');
    await expect(mockExchange.done).toEqual([]);
  },
};

/** When the story began, in the machine's milliseconds. */
let opened = 0;

/** The project ends while the dialog is open: the dialog says so, keeps the amount and sends nothing (LP-10, AMB-024). @state refused */
export const EndsWhileOpen: Story = {
  parameters: { earn: { now: () => STORY_NOW + (Date.now() - opened) / 1000 } },
  beforeEach: ({ msw }) => {
    opened = Date.now();
    mockExchange = mockLaunchpool({ project: projectRow({ end_timest: STORY_NOW + 6 }) });
    msw.use(...mockExchange.handlers);
  },
  play: async () => {
    await waitFor(() => expect(fieldNow()).not.toHaveValue(''));
    await userEvent.clear(fieldNow());
    await userEvent.type(fieldNow(), '250');
    const message = part(
      t('earn.launchpool.stake.endedText', { name: 'Movement', time: `${day('2026-01-15')} 08:30 (UTC)` }),
      t('earn.launchpool.stake.notStaked'),
    );
    await shown(await screen.findByText(message, {}, { timeout: 10_000 }));
    await expect(await action(t('earn.launchpool.stake.ended'))).toBeDisabled();
    await expect(await field()).toHaveValue('250');
    await expect(mockExchange.done).toEqual([]);
  },
};

/**
 * The project ends while a stake is on its way: the dialog says that it ended, and nothing about the outcome of the stake (LP-10, N01,
 * N07).
 *
 * @state submitting
 */
export const EndsWhileOnItsWay: Story = {
  parameters: {
    sameAs: 'the end of the project changes nothing of an order on its way',
    earn: { now: () => STORY_NOW + (Date.now() - opened) / 1000 },
  },
  beforeEach: ({ msw }) => {
    opened = Date.now();
    msw.use(neverAnswers(launchpool.stake), ...mockLaunchpool({ project: projectRow({ end_timest: STORY_NOW + 6 }) }).handlers);
  },
  play: async () => {
    await stake('250');
    await shown(
      await screen.findByText(
        part(t('earn.launchpool.stake.endedText', { name: 'Movement', time: `${day('2026-01-15')} 08:30 (UTC)` })),
        {},
        { timeout: 10_000 },
      ),
    );
    await expect(screen.queryByText(part(t('earn.launchpool.stake.notStaked')))).toBeNull();
    await expect(await action(t('earn.launchpool.stake.title'))).toBeVisible();
  },
};

/** The pool with another offer of Simple Earn than that of {@link usdtPoolRow}. */
const offering = (offer: Readonly<Record<string, unknown>> | null) =>
  projectRow({
    reward_pools: [
      usdtPoolRow({
        redeem_type: 0,
        simple_earn: offer && { status: 1, user_period: 0, fixed_period: 30, fixed_rate: '0.061', rate: '0.0392', ext_rate: '0', ...offer },
      }),
    ],
  });

/** An exchange whose pool changes once the dialog is open. */
let project = offering({});
const changing: Begin = ({ msw }) => {
  project = offering({});
  mockExchange = mockLaunchpool({ statistics: [] });
  msw.use(
    mockEndpoint(launchpool.project, () => ({ project })),
    ...mockExchange.handlers,
  );
};

/** Presses Stake again. A second press within 500 ms of the first is ignored. */
async function stakeAgain(): Promise<void> {
  await new Promise((later) => setTimeout(later, 500));
  await waitFor(() => expect(actionNow()).toBeEnabled());
  await userEvent.click(await action());
}

/** Chooses the fixed term, and presses Stake after the pool has changed. */
async function stakeInFixed(then: typeof project): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: part(t('earn.launchpool.held.fixed', { days: 30 })) }));
  await waitFor(() => expect(fieldNow()).not.toHaveValue(''));
  project = then;
  await stake('100');
}

/**
 * The chosen holding is gone when the stake is confirmed: nothing is sent, and the person is asked; the launchpool never replaces it
 * silently (R04, AMB-069).
 *
 * @state refused
 */
export const PlaceGone: Story = {
  beforeEach: changing,
  play: async () => {
    await stakeInFixed(offering(null));
    await shown(
      await screen.findByText(
        part(
          t('earn.launchpool.stake.placeChanged', {
            from: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 30 }), apr: '6.10%' }),
            to: t('earn.launchpool.held.launchpool'),
          }),
        ),
      ),
    );
    await expect(screen.queryByText(/A limit/)).toBeNull();
    await expect(await field()).toHaveValue('100');
    await userEvent.click(await action());
    await expect(await action(t('earn.launchpool.stake.acceptPlace'))).toHaveFocus();
    await expect(mockExchange.done).toEqual([]);
    await userEvent.click(await action(t('earn.launchpool.stake.acceptPlace')));
    await waitFor(() =>
      expect(
        screen.queryByText(
          part(
            t('earn.launchpool.stake.placeChanged', {
              from: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 30 }), apr: '6.10%' }),
              to: t('earn.launchpool.held.launchpool'),
            }),
          ),
        ),
      ).toBeNull(),
    );
    await stakeAgain();
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['stake 100 in 11, spot']);
  },
};

/**
 * The chosen holding has another term and rate when the stake is confirmed: both are shown, and another choice resolves it too (R04).
 *
 * @state refused
 */
export const PlaceOnOtherTerms: Story = {
  beforeEach: changing,
  play: async () => {
    await stakeInFixed(offering({ fixed_period: 60, fixed_rate: '0.05' }));
    await shown(
      await screen.findByText(
        part(
          t('earn.launchpool.stake.placeChanged', {
            from: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 30 }), apr: '6.10%' }),
            to: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 60 }), apr: '5.00%' }),
          }),
        ),
      ),
    );
    await expect(mockExchange.done).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: part(t('earn.launchpool.held.flexible')) }));
    await waitFor(() =>
      expect(
        screen.queryByText(
          part(
            t('earn.launchpool.stake.placeChanged', {
              from: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 30 }), apr: '6.10%' }),
              to: t('earn.launchpool.stake.placeAt', { place: t('earn.launchpool.held.fixed', { days: 60 }), apr: '5.00%' }),
            }),
          ),
        ),
      ).toBeNull(),
    );
    await stakeAgain();
    await shown(await receipt());
    await expect(mockExchange.done).toEqual(['stake 100 in 11, Simple Earn']);
  },
};

/** The US edition has words of its own, no first reward and no candy drop (US-03, US-05, US-07). */
export const UsSuccess: Story = {
  parameters: { earn: { edition: 'us' } },
  beforeEach: begin,
  play: async () => {
    await stake('250', t('earn.launchpool.stake.title'));
    await shown(await receipt(t('earn.launchpool.staked.title')));
    for (const absent of [t('earn.launchpool.staked.firstReward'), t('earn.candyDrop.label')])
      await expect(screen.queryByText(absent)).toBeNull();
  },
};
