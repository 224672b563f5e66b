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
import { ANY, beginning, day, either, part, staleSince, t, whole } from '../../testing/words.ts';
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

const meta = {
  title: 'Simple Earn/APR details dialog',
  component: AprDetailsDialog,
  parameters: {
    unreachable: {
      'sold-out, quota-used, vip-only, restricted-region': 'nothing is bought here, and the rate is the same everywhere',
      'signed-out': 'a visitor sees the chart alone, as the story without a holding has it',
    },
  },
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

const chart = async () =>
  within(await screen.findByRole('dialog')).findByRole(
    'slider',
    { name: part(t('earn.trend.chart', { coin: 'USDT', period: ANY })) },
    { timeout: 10_000 },
  );

/** Shows the line, its average and two notes. The arrow keys move a crosshair from point to point (SE-P-01 to SE-P-03). */
export const Trend: Story = {
  play: async () => {
    const line = await chart();
    await expect(line).toHaveAccessibleName(t('earn.trend.chart', { coin: 'USDT', period: t('earn.trend.24h') }));
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      t('earn.aprDetails.trend'),
      t('earn.aprDetails.minimum'),
    ]);
    await expect(screen.getAllByRole('radio').map((period) => period.textContent)).toEqual([
      t('earn.trend.24h'),
      t('earn.trend.7d'),
      t('earn.trend.30d'),
    ]);
    const notes = screen.getByText(beginning(t('earn.aprDetails.noteHourly'))).closest('ul');
    await expect(notes && within(notes).getAllByRole('listitem')).toHaveLength(2);
    line.focus();
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(whole(t('earn.trend.point', { time: `${day('2026-01-14')} 09:00`, value: `4.${ANY}%` }))),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expect(line).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(beginning(t('earn.trend.point', { time: `${day('2026-01-14')} 10:00`, value: '' }))),
    );
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
    await screen.findByText(t('earn.bonus.most', { apr: '6.00%' }));
    await screen.findByText(t('earn.ladder.paidIn', { coin: 'GT' }));
    await screen.findByText(t('earn.ladder.usedUp', { amount: '10,000', coin: 'USDT' }));
    await screen.findByText(beginning(day('2026-04-01')));
    await screen.findByText('500 – 10,000 USDT');
  },
};

/** The rate of the campaign could not be read: what it pays at most is not said (AMB-133). @state partly-failed */
export const BonusRateUnknown: Story = {
  args: { holding: { ...holding, bonusAprFraction: undefined, ladder: LADDER } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(t('earn.bonus.earned'));
    await expect(screen.queryByText(part(t('earn.bonus.most', { apr: ANY })))).toBeNull();
  },
};

/** A campaign that is over, or has not started, says so and shows no bonus (SE-27, AMB-148). */
export const BonusCampaignOver: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow({ end_at: STORY_NOW })), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(part(t('earn.bonus.ended', { time: `${day('2026-01-15')} 08:30\u00a0(UTC)` })));
    await expect(screen.queryByText(t('earn.bonus.earned'))).toBeNull();
  },
};

export const BonusCampaignAhead: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow({ start_at: STORY_NOW + 60, status: 0 })), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(part(t('earn.bonus.notStarted', { time: `${day('2026-01-15')} 08:31\u00a0(UTC)` })));
  },
};

/** 168 hourly points (SE-P-05). */
export const SevenDays: Story = {
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('radio', { name: t('earn.trend.7d') }));
    await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '167'));
  },
};

/** Daily points are UTC days in every time zone (SE-P-05). @state many-rows */
export const ThirtyDays: Story = {
  parameters: { earn: { timeZone: 'America/New_York' } },
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('radio', { name: t('earn.trend.30d') }));
    await waitFor(async () => expect(await chart()).toHaveAttribute('aria-valuemax', '29'));
    await screen.findByText(t('earn.trend.asOf', { time: day('2026-01-15'), zone: 'UTC' }));
  },
};

/** The table has one row for each point of the chart. */
export const AsTable: Story = {
  play: async () => {
    await chart();
    await userEvent.click(screen.getByRole('button', { name: t('earn.trend.showTable') }));
    const table = await screen.findByRole('table', {
      name: part(t('earn.trend.tableCaption', { coin: 'USDT', period: t('earn.trend.24h') })),
    });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(24);
    await expect(within(table).getAllByRole('rowheader')[0]).toHaveTextContent(`${day('2026-01-15')} 08:00`);
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
    await waitFor(async () => expect(await screen.findByText(t('finances.noData'))).toBeVisible());
    await expect(screen.queryByRole('slider')).toBeNull();
    await expect(screen.queryByText(beginning(t('earn.aprDetails.noteBase')))).toBeNull();
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
    await screen.findByText(staleSince('08'));
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
  await userEvent.click(await screen.findByRole('tab', { name: t('earn.aprDetails.minimum') }));
  const field = await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) });
  await screen.findByText(t('earn.minApr.bounds', { least: '0.5', most: '5' }));
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
    await userEvent.click(screen.getByRole('button', { name: t('earn.confirm') }));
    await screen.findByText(t('modified'));
    await expect(setMinLendApr).toHaveBeenCalledOnce();
    await expect(setMinLendApr).toHaveBeenCalledWith({ asset: 'USDT', rateYear: '0.0345' });
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** What was typed is still there after a look at the chart (SE-P-01). */
export const MinimumKeptBehindTheChart: Story = {
  play: async () => {
    await toMinimum('3.4');
    await userEvent.click(screen.getByRole('tab', { name: t('earn.aprDetails.trend') }));
    await chart();
    await userEvent.click(screen.getByRole('tab', { name: t('earn.aprDetails.minimum') }));
    await expect(await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) })).toHaveValue('3.4');
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeEnabled();
  },
};

/** A minimum below the product's limit is rejected (SE-P-09, SE-P-10). @state refused */
export const MinimumTooLow: Story = {
  play: async () => {
    const field = await toMinimum('0.49');
    await screen.findByText(t('finances.simpleEarn.minAPR', { percent: '0.5' }));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeDisabled();
  },
};

/** A minimum above the product's maximum is rejected (SE-P-08). @state refused */
export const MinimumTooHigh: Story = {
  play: async () => {
    await toMinimum('5.01');
    await screen.findByText(t('finances.simpleEarn.maxAPR', { percent: '5' }));
  },
};

/** When the exchange refuses, its text is shown as an error and the input keeps its value (SE-P-14). @state refused */
export const MinimumRefused: Story = {
  beforeEach: ({ msw }) => msw.use(refuse(flexible.setMinLendApr, 1, 'Rates are locked until 09:00'), ...saver()),
  play: async () => {
    const field = await toMinimum('2');
    await userEvent.click(screen.getByRole('button', { name: t('earn.confirm') }));
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
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toHaveAttribute('aria-busy', 'true');
  },
};

/** When the answer is lost, the holding is read before a result is shown. @state outcome-unknown */
export const MinimumAnswerLost: Story = {
  beforeEach: ({ msw }) => msw.use(losesAnswer(flexible.setMinLendApr), ...saver()),
  play: async () => {
    await toMinimum('2');
    await userEvent.click(screen.getByRole('button', { name: t('earn.confirm') }));
    await screen.findByText(t('earn.setting.checking'));
  },
};

/** While the bounds are unknown, no value is rejected and nothing can be sent. */
export const MinimumBoundsUnknown: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(neverAnswers(flexible.product), ...saver()),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) }), '99');
    await expect(
      screen.queryByText(either(t('finances.simpleEarn.maxAPR', { percent: ANY }), t('finances.simpleEarn.minAPR', { percent: ANY }))),
    ).toBeNull();
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeDisabled();
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
    await userEvent.type(await screen.findByRole('textbox', { name: part(t('earn.minApr.label')) }), '2');
    await screen.findByText(part(t('earn.minApr.noBounds', { coin: 'USDT' })));
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeDisabled();
  },
};

/** Read again, the product says its least rate, and the minimum can be saved. */
export const MinimumBoundsReadAgain: Story = {
  ...MinimumBoundsMissing,
  play: async (context) => {
    await MinimumBoundsMissing.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: t('earn.retry') }));
    await waitFor(() => expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeEnabled());
  },
};

/** Without a maximum in the product, both the maximum and the limit that keeps the bonus are 5 %, which is said once (SE-P-15). */
export const MinimumDefaultBounds: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: null })]), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.minApr.bounds', { least: '0.5', most: '5' }));
    await expect(screen.queryByText(beginning(t('earn.minApr.bonusHint', { percent: ANY })))).toBeNull();
  },
};

/** A product may allow a maximum of 10 %, above the limit that keeps the bonus; the hint says what that limit is (SE-P-08, SE-P-15, AMB-100). */
export const MinimumWiderBounds: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: '10' })]), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.minApr.bounds', { least: '0.5', most: '10' }));
    await screen.findByText(t('earn.minApr.bonusHint', { percent: '5' }));
  },
};

/** A holding whose minimum is above the next rate is not lent: it says so, and its bonus counts zero (AMB-158). */
export const NotLent: Story = {
  args: { holding: { ...holding, ladder: LADDER, minLendAprFraction: decimal('0.1') } },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.awardPool, campaignRow()), ...saver()),
  play: async () => {
    await chart();
    await screen.findByText(t('earn.notLent', { minimum: '10.00%', rate: '5.12%' }));
    await expect(screen.getByText(t('earn.bonus.earned')).closest('div')).toHaveTextContent('0.00%');
  },
};

/** A minimum that is typed says at once whether the holding is lent at it; one that equals the rate is lent (AMB-158, SE-P-07). */
export const MinimumAboveRate: Story = {
  args: { defaultView: 'minimum' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(flexible.product, [productRow({ asset: 'USDT', max_lend_rate_year: '10' })]), ...saver()),
  play: async () => {
    await screen.findByText(t('earn.minApr.bounds', { least: '0.5', most: '10' }));
    const field = screen.getByRole('textbox', { name: part(t('earn.minApr.label')) });
    await userEvent.type(field, '5.12');
    await expect(screen.queryByText(beginning(t('earn.notLent', { minimum: '5.13%', rate: '5.12%' })))).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, '5.13');
    await screen.findByText(t('earn.notLent', { minimum: '5.13%', rate: '5.12%' }));
    await expect(screen.getByRole('button', { name: t('earn.confirm') })).toBeEnabled();
  },
};
