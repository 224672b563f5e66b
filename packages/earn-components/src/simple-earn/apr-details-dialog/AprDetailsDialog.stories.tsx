import { decimal } from '@earnkit/core';
import { apr, flexible } from '@earnkit/core/simple-earn/contract';
import { Button } from '@earnkit/ui';
import { createEarnQueryClient } from '@earnkit/hooks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { httpError, losesAnswer, mockEndpoint, neverAnswers, refuse } from '../../testing/mockEndpoint.ts';
import { saver } from '../../testing/saver.ts';
import { STORY_NOW, campaignRow, pointRows, productRow } from '../../testing/simpleEarnRows.ts';
import { AprDetailsDialog, type AprDetailsDialogProps } from './AprDetailsDialog.tsx';

const holding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: decimal('12500'),
  lentAmount: decimal('11875.5'),
  redeemingAmount: decimal('0'),
  redeemingRevocable: false,
  marginFrozenAmount: decimal('0'),
  launchpoolAmount: decimal('0'),
  cumulativeInterest: decimal('31.2'),
  nextAprFraction: decimal('0.0512'),
  lastAprFraction: decimal('0.0498'),
  bonusAprFraction: decimal('0.06'),
  bonusOpen: true,
  minLendAprFraction: decimal('0.005'),
  autoEarn: true,
  ladder: [],
};

/**
 * @unreachable sold-out, quota-used, vip-only, restricted-region: nothing is bought here, and the rate is the same everywhere
 * @unreachable signed-out: a visitor sees the chart alone, as the story without a holding has it
 */
const meta = {
  title: 'Simple Earn/APR details dialog',
  component: AprDetailsDialog,
  args: { open: true, onOpenChange: fn(), asset: 'USDT', holding },
  render: (args) => <Opened {...args} />,
  beforeEach: ({ msw }) => msw.use(...saver()),
} satisfies Meta<typeof AprDetailsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened({ open: openAtFirst, onOpenChange, ...args }: AprDetailsDialogProps): ReactElement {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <AprDetailsDialog
        {...args}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const chart = async () => within(await screen.findByRole('dialog')).findByRole('slider', { name: /APR over/ }, { timeout: 10_000 });

/** Shows the line, its average and two notes. The arrow keys move a crosshair from point to point (SE-P-01 to SE-P-03). */
export const Trend: Story = {
  play: async () => {
    const line = await chart();
    await expect(line).toHaveAccessibleName('USDT APR over 24 hours');
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Real-time APR', 'Minimum APR']);
    await expect(screen.getAllByRole('radio').map((period) => period.textContent)).toEqual(['24 hours', '7 days', '30 days']);
    const notes = screen.getByText(/^The rate changes every hour/).closest('ul');
    await expect(notes && within(notes).getAllByRole('listitem')).toHaveLength(2);
    line.focus();
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/14\/2026 09:00: 4\.\d\d%$/));
    await userEvent.keyboard('{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/14\/2026 10:00: /));
    // Escape hides the crosshair and leaves the dialog open.
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

const LADDER = [
  { from: decimal('0'), to: decimal('500'), aprFraction: decimal('0.06') },
  { from: decimal('500'), to: undefined, aprFraction: decimal('0.01') },
];

/** Shows what the holding earns by the ladder, up to the campaign's limit, in which coin and until when (AMB-148, SE-26, SE-28, API-49). */
export const BonusByLadder: Story = {
  args: { holding: { ...holding, ladder: LADDER } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async () => {
    await chart();
    // 500 at 6 % and 9,500 at 1 %, on 12,500.
    await screen.findByText('1.00%');
    await screen.findByText('The campaign pays up to 6.00%.');
    await screen.findByText('The bonus is paid in GT.');
    await screen.findByText('You are here: the bonus is used up. Above 10,000 USDT nothing is added.');
    await screen.findByText(/^04\/01\/2026/);
    await screen.findByText('500 – 10,000 USDT');
  },
};

/** The rate of the campaign could not be read: what it pays at most is not said (AMB-133). @state partly-failed */
export const BonusRateUnknown: Story = {
  args: { holding: { ...holding, bonusAprFraction: undefined, ladder: LADDER } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText('Bonus APR of your holding');
    await expect(screen.queryByText(/The campaign pays up to/)).toBeNull();
  },
};

/** A campaign that is over, or has not started, says so and shows no bonus (SE-27, AMB-148). */
export const BonusCampaignOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow({ end_at: STORY_NOW })), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(/The bonus campaign of this coin is over/);
    await expect(screen.queryByText('Bonus APR of your holding')).toBeNull();
  },
};

export const BonusCampaignAhead: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow({ start_at: STORY_NOW + 60, status: 0 })), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(/The bonus campaign of this coin starts/);
  },
};

/** 168 hourly points (SE-P-05). */
export const SevenDays: Story = {
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '167'));
  },
};

/** Daily points are UTC days in every time zone (SE-P-05). @state many-rows */
export const ThirtyDays: Story = {
  parameters: { earn: { timeZone: 'America/New_York' } },
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('radio', { name: '30 days' }));
    await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '29'));
    await screen.findByText('As of 01/15/2026 (UTC)');
  },
};

/** The table has one row for each point of the chart. */
export const AsTable: Story = {
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = await screen.findByRole('table', { name: /USDT APR over 24 hours/ });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(24);
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent('01/15/2026 08:00');
  },
};

/** Gaps stay gaps and a single point is a dot. Points are sorted, duplicates are dropped, and an unknown rate is `--`. */
export const OddPoints: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(apr.aprChart, ({ from, to }) => {
        const points = pointRows(from, to, 'hour');
        const gone = new Set([4, 5, 6, 8, 9]);
        const kept = points
          .filter((_point, index) => !gone.has(index))
          .map((point, index) => (index === 9 ? { ...point, value: null } : index === 10 ? { ...point, value: '0' } : point));
        return [...kept.slice(8), ...kept.slice(0, 8), ...kept.slice(0, 1)];
      }),
      ...saver(),
    ),
  play: async () => {
    await expect(await chart()).toHaveAttribute('aria-valuemax', '18');
  },
};

/** @state one-row */
export const OnePoint: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(apr.aprChart, ({ to }) => [{ time: to, value: '0.0512' }]),
      ...saver(),
    ),
};

export const Zeros: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(apr.aprChart, ({ from, to }) => pointRows(from, to, 'hour').map((point) => ({ ...point, value: '0' }))),
      ...saver(),
    ),
};

/** With a rate of a million percent for one hour, the axis stays readable. @state long */
export const AbsurdRate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(apr.aprChart, ({ from, to }) =>
        pointRows(from, to, 'hour').map((point, index) => (index === 12 ? { ...point, value: '10000' } : point)),
      ),
      ...saver(),
    ),
  play: async () => {
    await chart();
    await screen.findAllByText('1,000,000.00%');
  },
};

/** A chart without points says so in place of the chart (UI-27, `finances.noData`). @state empty */
export const NoPoints: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(apr.aprChart, []), ...saver()),
  play: async () => {
    await waitFor(async () => expect(await screen.findByText('Nothing here yet')).toBeVisible());
    await expect(screen.queryByRole('slider')).toBeNull();
    await expect(screen.queryByText(/^The chart shows/)).toBeNull();
  },
};

/** @state loading */
export const Loading: Story = { beforeEach: ({ msw }) => msw.use(neverAnswers(apr.aprChart), ...saver()) };

/** @state failed */
export const Failed: Story = { beforeEach: ({ msw }) => msw.use(httpError(apr.aprChart, 502), ...saver()) };

const cache = createEarnQueryClient();

/** When a refresh fails, the chart stays with a warning above it. @state stale */
export const Stale: Story = {
  parameters: { earn: { queryClient: cache } },
  play: async ({ msw }) => {
    await chart();
    msw.use(httpError(apr.aprChart, 503));
    void cache.invalidateQueries();
    await screen.findByText(/could not be refreshed/);
    await chart();
  },
};

/** Opened from the market, without a holding, the dialog has no minimum to set. */
export const WithoutHolding: Story = {
  render: ({ holding: _held, ...args }) => <Opened {...args} />,
  play: async () => {
    await chart();
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};

const setMinLendApr = fn(() => undefined);

const toMinimum = async (typed: string) => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Minimum APR' }));
  const field = await screen.findByRole('textbox', { name: /Minimum lending APR/ });
  await screen.findByText('From 0.5% to 5%');
  await userEvent.type(field, typed);
  return field;
};

/**
 * A percentage with two decimals is sent as a fraction with four, rounded up (SE-P-07, SE-P-11). The dialog closes and a toast confirms it (SE-P-13).
 *
 * @state success
 */
export const MinimumSaved: Story = {
  beforeEach: ({ msw }) => {
    setMinLendApr.mockClear();
    msw.use(mockEndpoint(flexible.setMinLendApr, setMinLendApr), ...saver());
  },
  play: async ({ args }) => {
    const field = await toMinimum('3.456');
    await expect(field).toHaveValue('3.45');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Changes saved');
    await expect(setMinLendApr).toHaveBeenCalledOnce();
    await expect(setMinLendApr).toHaveBeenCalledWith({ asset: 'USDT', rateYear: '0.0345' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** What was typed is still there after a look at the chart (SE-P-01). */
export const MinimumKeptBehindTheChart: Story = {
  play: async () => {
    await toMinimum('3.4');
    await userEvent.click(screen.getByRole('tab', { name: 'Real-time APR' }));
    await chart();
    await userEvent.click(screen.getByRole('tab', { name: 'Minimum APR' }));
    await expect(await screen.findByRole('textbox', { name: /Minimum lending APR/ })).toHaveValue('3.4');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};

/** A minimum below the product's limit is rejected (SE-P-09, SE-P-10). @state refused */
export const MinimumTooLow: Story = {
  play: async () => {
    const field = await toMinimum('0.49');
    await screen.findByText('Enter 0.5% or more.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

/** A minimum above the product's maximum is rejected (SE-P-08). @state refused */
export const MinimumTooHigh: Story = {
  play: async () => {
    await toMinimum('5.01');
    await screen.findByText('Enter 5% or less.');
  },
};

/** When the exchange refuses, its text is shown as an error and the input keeps its value (SE-P-14). @state refused */
export const MinimumRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.setMinLendApr, 1, 'Rates are locked until 09:00'), ...saver()),
  play: async () => {
    const field = await toMinimum('2');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('Rates are locked until 09:00');
    await expect(field).toHaveValue('2');
  },
};

/** Nothing can be typed or sent until the answer comes. @state submitting */
export const MinimumSubmitting: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.setMinLendApr), ...saver()),
  play: async () => {
    const field = await toMinimum('2');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(field).toHaveAttribute('readonly'));
    await expect(field).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** When the answer is lost, the holding is read before a result is shown. @state outcome-unknown */
export const MinimumAnswerLost: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.setMinLendApr), ...saver()),
  play: async () => {
    await toMinimum('2');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await screen.findByText('We did not get an answer from the exchange. Checking whether your change was saved…');
  },
};

/** While the bounds are unknown, no value is rejected and nothing can be sent. */
export const MinimumBoundsUnknown: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.product), ...saver()),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Minimum lending APR/ }), '99');
    await expect(screen.queryByText(/Enter/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

/**
 * A product that does not say its least rate takes no minimum. The form says why, and reads the product again on request (SE-50).
 *
 * @state partly-failed
 */
export const MinimumBoundsMissing: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => {
    let reads = 0;
    msw.use(
      mockEndpoint(flexible.product, () => [productRow({ asset: 'USDT', limit_min_lend_rate_year: (reads += 1) === 1 ? null : '0.5' })]),
      ...saver(),
    );
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: /Minimum lending APR/ }), '2');
    await screen.findByText(/does not say right now which minimum APR it takes for USDT/);
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  },
};

/** Read again, the product says its least rate, and the minimum can be saved. */
export const MinimumBoundsReadAgain: Story = {
  ...MinimumBoundsMissing,
  play: async (context) => {
    await MinimumBoundsMissing.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled());
  },
};

/** Without a maximum in the product, both the maximum and the limit that keeps the bonus are 5 %, which is said once (SE-P-15). */
export const MinimumDefaultBounds: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: null })]), ...saver()),
  play: async () => {
    await screen.findByText('From 0.5% to 5%');
    await expect(screen.queryByText(/^To keep the bonus APR/)).toBeNull();
  },
};

/** A product may allow a maximum of 10 %, above the limit that keeps the bonus; the hint says what that limit is (SE-P-08, SE-P-15, AMB-100). */
export const MinimumWiderBounds: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: '10' })]), ...saver()),
  play: async () => {
    await screen.findByText('From 0.5% to 10%');
    await screen.findByText(
      'To keep the bonus APR, choose a minimum of 5% or less. 5% is the highest minimum of coins without a limit of their own.',
    );
  },
};

const NOT_LENT = 'Not lent: below your minimum of 10.00% (now 5.12%)';

/** A holding whose minimum is above the next rate is not lent: it says so, and its bonus counts zero (AMB-158). */
export const NotLent: Story = {
  args: { holding: { ...holding, ladder: LADDER, minLendAprFraction: decimal('0.1') } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(NOT_LENT);
    await expect(screen.getByText('Bonus APR of your holding').closest('div')).toHaveTextContent('0.00%');
  },
};

/** A minimum that is typed says at once whether the holding is lent at it; one that equals the rate is lent (AMB-158, SE-P-07). */
export const MinimumAboveRate: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: '10' })]), ...saver()),
  play: async () => {
    await screen.findByText('From 0.5% to 10%');
    const field = screen.getByRole('textbox', { name: /Minimum lending APR/ });
    await userEvent.type(field, '5.12');
    await expect(screen.queryByText(/^Not lent/)).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '5.13');
    await screen.findByText('Not lent: below your minimum of 5.13% (now 5.12%)');
    await expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  },
};
