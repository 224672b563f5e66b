import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import type { WayChoice, WaysHost } from '@earnkit/hooks/overview';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fixedProductRow } from '../../testing/fixedProductRows.ts';
import { poolRow, projectListOf, projectRow } from '../../testing/launchpoolRows.ts';
import { httpError, mockEndpoint, neverAnswers } from '../../testing/mockEndpoint.ts';
import { mockMarket } from '../../testing/mockMarket.ts';
import { listNow, stakingNow } from '../../testing/mockOverview.ts';
import { productRow } from '../../testing/simpleEarnRows.ts';
import { mintProduct } from '../../testing/stakingRows.ts';
import { ANY, beginning, day, part, staleSince, t } from '../../testing/words.ts';
import { CompareWays, type CompareWaysProps } from './CompareWays.tsx';

const navigate = fn();
const changed = fn();
const usdt = (key: string): WayChoice => ({ asset: 'USDT', key });
const THREE: readonly WayChoice[] = [usdt('flexible'), usdt('fixed-130'), usdt('fixed-190')];

/** The way of a launchpool, whose figures are estimates. */
const HOST: WaysHost = { projects: listNow(...projectListOf([projectRow({ reward_pools: [poolRow()] })]).rows) };

const meta = {
  title: 'Overview/Compare ways',
  component: CompareWays,
  args: { choices: THREE, onChoicesChange: changed, hrefOf: ({ key }) => `/way/${key}`, addHref: '/market', defaultAmount: '4000' },
  render: (args) => <Live {...args} />,
  parameters: {
    unreachable: {
      'refused, submitting, outcome-unknown, success': 'it sends nothing',
      'restricted-region': 'the host leaves out the products that a region does not offer',
      'many-rows': 'three ways are the most',
    },
    earn: { navigate },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(flexible.product, ({ coin }) => [
        productRow({ asset: coin, next_time_rate_year: '0.0354', ladder_apr: [], is_open_award_pool: 0, curr_amount: '0' }),
      ]),
      mockEndpoint(flexible.awardPool, null),
      mockEndpoint(launchpool.statistics, []),
      mockEndpoint(account.tickers, [{ pair: 'BTC_USDT', rate: '97412.5' }]),
      ...mockMarket().slice(2),
      mockEndpoint(flexible.market, []),
    ),
} satisfies Meta<typeof CompareWays>;
export default meta;
type Story = StoryObj<typeof meta>;

function Live({ choices: first, onChoicesChange, ...args }: CompareWaysProps) {
  const [choices, setChoices] = useState(first);
  return (
    <CompareWays
      {...args}
      choices={choices}
      onChoicesChange={(next) => {
        onChoicesChange(next);
        setChoices(next);
      }}
    />
  );
}

const said = (text: RegExp): Promise<void> =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' '),
    ).toMatch(text),
  );
const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });

/**
 * On the day each way says what there is; the best is marked, and one sentence says it, also to a screen reader once the slider is let go.
 */
export const Default: Story = {
  play: async ({ globals }) => {
    await said(
      part(t('earn.compare.best', { day: ANY, way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 30 }) }), have: ANY })),
    );
    await expect(rowOf(part(t('earn.compare.back')))).toBeVisible();
    const slider = screen.getByRole('slider', { name: t('earn.compare.need') });
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(t('earn.compare.in', { days: 45 })));
    await expect(within(screen.getAllByRole('columnheader')[1] as HTMLElement).getByText(t('earn.compare.bestBadge'))).toBeVisible();
    slider.focus();
    await userEvent.keyboard(globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(t('earn.compare.in', { days: 44 }))));
    await userEvent.keyboard('{End}');
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-05-15'),
          way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 90 }) }),
          have: '4,072.95 USDT',
        }),
      ),
    );
    await userEvent.keyboard('{Home}');
    await said(
      part(
        t('earn.compare.best', { day: ANY, have: ANY, way: t('earn.ways.flexible') }),
        t('earn.compare.early', { amount: `4,000${ANY} USDT`, way: t('earn.ways.fixed', { days: 30 }) }),
      ),
    );
  },
};
export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

/** A way is removed; all of them are. @state empty */
export const Removed: Story = {
  play: async () => {
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-03-01'),
          way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 30 }) }),
          have: `4,023.57 USDT ${t('earn.compare.and', { amount: '0.21475287 GT' })}`,
        }),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: t('earn.compare.remove', { way: t('earn.ways.fixed', { days: 90 }) }) }));
    await expect(changed).toHaveBeenLastCalledWith(THREE.slice(0, 2));
    await userEvent.click(screen.getByRole('button', { name: t('earn.compare.clear') }));
    await expect(await screen.findByText(t('earn.compare.empty'))).toBeVisible();
  },
};

/** One product has nothing to be compared with. @state one-row */
export const One: Story = {
  args: { choices: [usdt('flexible')] },
  play: async () => {
    await said(part(t('earn.compare.alone', { day: day('2026-03-01'), way: t('earn.ways.flexible'), have: '4,017.72 USDT' })));
    await expect(screen.getByText(part(t('earn.compare.addOne')))).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: t('earn.compare.add') }));
    await expect(navigate).toHaveBeenLastCalledWith('/market');
  },
};

/** With different coins only values in USDT stand beside each other, and the amount is one too. */
export const DifferentCoins: Story = {
  args: { choices: [usdt('fixed-130'), { asset: 'BTC', key: 'fixed-230' }] },
  play: async () => {
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-03-01'),
          way: t('earn.compare.then', { way: t('earn.compare.ofCoin', { way: t('earn.ways.fixed', { days: 30 }), coin: 'USDT' }) }),
          have: '4,027.18 USDT',
        }),
      ),
    );
    await expect(rowOf(part(t('earn.compare.haveValue', { day: day('2026-03-01') })))).toHaveTextContent(/BTC/);
    await expect(screen.getByText(part(t('earn.compare.noteMixed')))).toBeVisible();
  },
};

/** A product that is sold out, and one that has ended while it was chosen: each is said at its head and never the best. @state sold-out */
export const SoldOutAndEnded: Story = {
  args: { choices: [usdt('flexible'), usdt('fixed-101'), usdt('fixed-999')] },
  play: async () => {
    await said(part(t('earn.compare.best', { day: day('2026-03-01'), way: t('earn.ways.flexible'), have: '4,017.72 USDT' })));
    await expect(screen.getByText(t('earn.ways.obstacle.sold-out'))).toBeVisible();
    await expect(screen.getByText(t('earn.compare.gone'))).toBeVisible();
    await expect(screen.getAllByRole('link', { name: beginning(t('earn.subscribe')) })).toHaveLength(1);
  },
};

/** An amount below the minimum of one way: it is said there, and that way has no figures. */
export const BelowMinimum: Story = {
  args: { defaultAmount: '2' },
  play: async () => {
    await said(part(t('earn.ways.flexible')));
    await expect(screen.getAllByText(part(t('earn.compare.below', { amount: '10 USDT' }))).length).toBeGreaterThan(0);
  },
};

/** An estimate is shown and named as one, and never the best. */
export const Estimate: Story = {
  args: { host: HOST, choices: [usdt('flexible'), usdt('launchpool-1-11')], defaultDays: 30 },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(2));
    await said(part(t('earn.compare.best', { day: day('2026-02-14'), way: t('earn.ways.flexible'), have: '4,011.88 USDT' })));
    await expect(screen.getAllByText(t('earn.compare.estimate'))[0]).toBeVisible();
  },
};

/** A stake pays a fee when it is redeemed, which is not counted; its product is opened, not subscribed. */
export const Stake: Story = {
  args: { host: { stakingProducts: stakingNow(mintProduct()) }, choices: [usdt('flexible'), usdt('staking-51')] },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(staking.products.user, { hold_amount: '0', tier: 0 })),
  play: async () => {
    await said(part(t('earn.compare.best', { day: day('2026-03-01'), way: t('earn.ways.flexible'), have: '4,017.72 USDT' })));
    await expect(rowOf(part(t('earn.compare.leaving')))).toHaveTextContent(t('earn.compare.fee'));
    await expect(
      screen.getByRole('link', { name: beginning(t('earn.compare.openOf', { way: t('earn.ways.stakingOf', { name: 'GUSD' }) })) }),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: t('earn.compare.subscribeOf', { way: t('earn.ways.flexible') }) })).toBeVisible();
  },
};

/** Without an amount the rates stand there, and nothing is shown as 0. */
export const NoAmount: Story = {
  args: { defaultAmount: '' },
  play: async () => {
    await said(part(t('earn.compare.noAmount')));
    await expect(rowOf(part(t('earn.compare.have', { day: day('2026-03-01') })))).not.toHaveTextContent('0 USDT');
    await waitFor(() => expect(rowOf(beginning(t('earn.compare.rateAlone')))).toHaveTextContent('3.54%'));
  },
};

/** A visitor may look, and sees no amount of anybody. What asks for a VIP tier has no figures. @state signed-out, vip-only */
export const Visitor: Story = {
  args: { choices: [usdt('flexible'), usdt('fixed-130'), usdt('fixed-590')] },
  parameters: { earn: { session: { state: 'anonymous' } } },
  play: async () => {
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-03-01'),
          way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 30 }) }),
          have: `4,023.57 USDT ${t('earn.compare.and', { amount: '0.21475287 GT' })}`,
        }),
      ),
    );
    await expect(screen.queryByText(part(t('earn.ways.available', { amount: ANY, coin: ANY })))).toBeNull();
    await expect(screen.getByText(part(t('earn.compare.visitor')))).toBeVisible();
    await expect(screen.getByText(t('earn.ways.obstacle.vip'))).toBeVisible();
  },
};

/** While the rates are read nothing is shown as 0, and no way is the best. @state loading */
export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(neverAnswers(fixed.products)),
  play: async () => {
    await said(part(t('earn.compare.reading')));
    await expect(screen.queryByText(t('earn.compare.bestBadge'))).toBeNull();
    await expect(rowOf(part(t('earn.compare.earned', { coin: 'USDT' })))).not.toHaveTextContent('0');
  },
};

/** What could not be read is said, and no way is the best; it is read again. @state failed, partly-failed */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(httpError(fixed.products, 500)),
  play: async () => {
    await expect(await screen.findByText(part(t('earn.compare.unread')))).toBeVisible();
    await expect(screen.getAllByText(t('earn.compare.failed'))).toHaveLength(2);
    await expect(screen.queryByText(t('earn.compare.bestBadge'))).toBeNull();
    await expect(screen.getByRole('button', { name: t('earn.retry') })).toBeVisible();
  },
};

/** The figures stay while a refresh fails, and it says how old they are. @state stale */
export const Stale: Story = {
  args: { host: { stakingProducts: { ...listNow(), stale: true } } },
  play: async () => {
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-03-01'),
          way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 30 }) }),
          have: `4,023.57 USDT ${t('earn.compare.and', { amount: '0.21475287 GT' })}`,
        }),
      ),
    );
    await expect(await screen.findByText(staleSince('08'))).toBeVisible();
  },
};

/** A product of which the person has all that they may have is named as such, and never the best. @state quota-used */
export const LimitReached: Story = {
  args: { choices: [usdt('flexible'), usdt('fixed-130')] },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) =>
        type === '1' ? [fixedProductRow({ id: '130', lock_up_period: 30, user_max_lend_volume: '5000' })] : [],
      ),
    ),
  play: async () => {
    await said(part(t('earn.compare.best', { day: day('2026-03-01'), way: t('earn.ways.flexible'), have: '4,017.72 USDT' })));
    await expect(screen.getByText(t('earn.ways.obstacle.used-up'))).toBeVisible();
  },
};

const LONG = '1234567890123456.12345678';

/** Long figures wrap inside their cells. @state long */
export const LongFigures: Story = {
  args: { choices: [usdt('flexible'), usdt('fixed-130')], defaultAmount: LONG },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(fixed.products, ({ type }) =>
        type === '1' ? [fixedProductRow({ id: '130', lock_up_period: 30, user_max_lend_volume: '0', year_rate: '12.3456' })] : [],
      ),
    ),
  play: async () => {
    await said(
      part(
        t('earn.compare.best', {
          day: day('2026-03-01'),
          way: t('earn.compare.then', { way: t('earn.ways.fixed', { days: 30 }) }),
          have: '2,490,893,377,630,389.23 USDT',
        }),
      ),
    );
  },
};
