import type { ReactElement } from 'react';
import { EarnFailure, decimal } from '@earnkit/core';
import type { LaunchpoolProject, RewardPool } from '@earnkit/core/launchpool/contract';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createDrafts } from '../submission/drafts.ts';
import { createEarnQueryClient, EarnProvider } from '../provider/EarnProvider.tsx';
import type { Session } from '../submission/session.ts';
import { type Answers, listOf, namedExchange } from '../testing/namedExchange.ts';
import { useStake } from './useStake.ts';
import { type StakeTabs, useStakeTabs } from './useStakeTabs.ts';

const pool = (over: Partial<RewardPool> = {}): RewardPool => ({
  id: 'a',
  asset: 'USDT',
  icon: undefined,
  personalMax: 'unlimited',
  personalMin: decimal('10'),
  decimalPlace: 2,
  precision: undefined,
  leftAmount: decimal('400'),
  totalAmount: decimal('1000'),
  aprFraction: decimal('0.1'),
  rateType: 'real',
  type: 'lock',
  vip: false,
  joined: false,
  limitRule: undefined,
  tiers: [],
  userVolume: undefined,
  volumeDays: 60,
  redeemTo: 'spot',
  simpleEarn: undefined,
  staking: undefined,
  ...over,
});

const project = (...pools: readonly RewardPool[]): LaunchpoolProject => ({
  id: '11',
  asset: 'GT',
  name: undefined,
  icon: undefined,
  status: 'in-progress',
  startsAt: 0,
  endsAt: undefined,
  pools,
  unreadable: [],
});

const answers = (pools: readonly RewardPool[], available = '150.129'): Answers => ({
  'launchpool.project': () => project(...pools),
  'launchpool.statistics': () => listOf(),
  'launchpool.checkPoolRule': () => undefined,
  'account.balances': ({ assets }: { readonly assets: readonly string[] }) =>
    listOf(...assets.map((asset) => ({ asset, outable: decimal(available) }))),
  'account.borrowSettings': () => ({ asset: 'USDT', launchpool: true, staking: false }),
  'account.loans': () => [],
  'account.mode': () => ({ mode: 'classic', firstOpen: false, useFunding: false }),
});

function Form({ poolId, form }: Pick<StakeTabs, 'poolId' | 'form'>): ReactElement {
  const stake = useStake({ projectId: '11', poolId, form });
  const { amount, setAmount, max, obstacle, assessment, stakeAfter, submission } = stake;
  return (
    <>
      <input aria-label={`amount ${poolId}`} value={amount} onChange={(event) => setAmount(event.target.value)} />
      <button type="button" disabled={max === undefined} onClick={() => setAmount(max ?? '')}>
        Max
      </button>
      <button type="button" onClick={stake.submit}>
        Stake
      </button>
      <button type="button" onClick={stake.again} disabled={submission.status.state !== 'succeeded'}>
        Stake more
      </button>
      <p>{`${obstacle ?? 'open'} ${assessment.state}`}</p>
      <p>{`after ${stakeAfter ?? 'unknown'}`}</p>
      <p>{`held in ${stake.holding}${stake.stakeUnread ? ', stake unread' : ''}`}</p>
      <button type="button" onClick={() => stake.setHolding('fixed')}>
        Fixed
      </button>
      {stake.holdingChange && (
        <button type="button" onClick={stake.acceptHolding}>
          {`Accept ${stake.holdingChange.to.holding} ${stake.holdingChange.to.days ?? ''}`}
        </button>
      )}
    </>
  );
}

function Dialog(): ReactElement {
  const { tabs, poolId, choose, form } = useStakeTabs('11', 'a');
  return (
    <>
      {tabs.map(({ pool: { id } }) => (
        <button key={id} type="button" onClick={() => choose(id)}>
          {`Pool ${id}`}
        </button>
      ))}
      <Form poolId={poolId} form={form} />
    </>
  );
}

const open = (given: Answers) =>
  render(
    <EarnProvider client={namedExchange(given).client} session={{ state: 'signed-in', id: 'ada' }}>
      <Dialog />
    </EarnProvider>,
  );

test('given a balance above the minimum, when a tab is opened, then Max is filled in once, and never again after a change (LP-27, LP-39, LP-40, FM-20, AMB-063)', async () => {
  const wait = vi.spyOn(globalThis, 'setTimeout');
  const screen = await open(answers([pool(), pool({ id: 'b', leftAmount: decimal('50') }), pool({ id: 'c', type: 'multi-mining' })]));
  const first = screen.getByLabelText('amount a');
  await expect.element(first).toHaveValue('150.12');
  expect(wait.mock.calls.filter(([, ms]) => ms === 200)).toHaveLength(1);
  wait.mockRestore();
  await expect.element(screen.getByText('open ready')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Pool c' })).not.toBeInTheDocument();
  await first.fill('');
  // Longer than the auto-fill waits.
  await new Promise((later) => setTimeout(later, 400));
  await expect.element(first).toHaveValue('');

  await screen.getByRole('button', { name: 'Pool b' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('50');
  await screen.getByLabelText('amount b').fill('20');

  await screen.getByRole('button', { name: 'Pool a' }).click();
  await new Promise((later) => setTimeout(later, 400));
  await expect.element(screen.getByLabelText('amount a')).toHaveValue('');
  await screen.getByRole('button', { name: 'Pool b' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('20');
  await screen.getByRole('button', { name: 'Max' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('50');
});

test('given a stake that is placed, when another one begins and another tab was open, then its field is still empty (SH-05, AMB-063)', async () => {
  const screen = await open({ ...answers([pool(), pool({ id: 'b' })]), 'launchpool.stake': () => undefined });
  const field = screen.getByLabelText('amount a');
  await expect.element(field).toHaveValue('150.12');
  await field.fill('100');
  await screen.getByRole('button', { name: 'Stake', exact: true }).click();
  await screen.getByRole('button', { name: 'Stake more' }).click();
  await expect.element(field).toHaveValue('');
  await screen.getByRole('button', { name: 'Pool b' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('150.12');
  await screen.getByRole('button', { name: 'Pool a' }).click();
  await expect.element(field).toHaveValue('');
});

test('given an amount that was kept over a sign-in, when another tab was open, then it is still there, and Max is not filled in (SH-05, AMB-063)', async () => {
  createDrafts(sessionStorage).keep('launchpool.stake:11', { amount: '25' });
  const screen = await open(answers([pool(), pool({ id: 'b' })]));
  const field = screen.getByLabelText('amount a');
  await expect.element(field).toHaveValue('25');
  await screen.getByRole('button', { name: 'Pool b' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('150.12');
  await screen.getByRole('button', { name: 'Pool a' }).click();
  await new Promise((later) => setTimeout(later, 400));
  await expect.element(field).toHaveValue('25');
});

test('given a tab that was kept over a sign-in with its amount and where it is held, then all three are there again (SH-05)', async () => {
  const drafts = createDrafts(sessionStorage);
  drafts.keep('launchpool.stake:11', { poolId: 'b', amount: '25', holding: 'flexible' });
  const offer = { offered: true, fixedDays: 7, userDays: undefined, flexibleAprFraction: undefined, fixedAprFraction: undefined };
  const simpleEarn = { ...offer, bonusAprFraction: undefined } as unknown as NonNullable<RewardPool['simpleEarn']>;
  const screen = await open(answers([pool(), pool({ id: 'b', simpleEarn })]));
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('25');
  await expect.element(screen.getByText('held in flexible')).toBeInTheDocument();
});

test('given an amount in another tab, when the person signs out and another one signs in, then it is gone (A06)', async () => {
  const { client } = namedExchange(answers([pool(), pool({ id: 'b' })], '5'));
  const area = (session: Session): ReactElement => (
    <EarnProvider client={client} session={session}>
      <Dialog />
    </EarnProvider>
  );
  const screen = await render(area({ state: 'signed-in', id: 'ada' }));
  await screen.getByRole('button', { name: 'Pool b' }).click();
  await screen.getByLabelText('amount b').fill('4.5');
  await screen.getByRole('button', { name: 'Pool a' }).click();
  await screen.rerender(area({ state: 'anonymous', signedOut: true }));
  await screen.rerender(area({ state: 'signed-in', id: 'bob' }));
  await screen.getByRole('button', { name: 'Pool b' }).click();
  await expect.element(screen.getByLabelText('amount b')).toHaveValue('');
});

test('given an amount, then the stake after it is the sum, cut as it is sent, and unknown without an amount that can be sent', async () => {
  const screen = await open({
    ...answers([pool()]),
    'launchpool.statistics': () => listOf({ poolId: 'a', amount: decimal('40.5') }),
  });
  const amount = screen.getByLabelText('amount a');
  await amount.fill('20.129');
  await expect.element(screen.getByText('after 60.62')).toBeInTheDocument();
  await amount.fill('5');
  await expect.element(screen.getByText('after unknown')).toBeInTheDocument();
});

test('given a pool that is used up, then nothing is filled in and it says so (LP-33)', async () => {
  const screen = await open(answers([pool({ leftAmount: decimal('0') })]));
  await expect.element(screen.getByText('used-up empty')).toBeInTheDocument();
  await new Promise((later) => setTimeout(later, 400));
  await expect.element(screen.getByLabelText('amount a')).toHaveValue('');
});

test('given no account mode, then there is no account and nothing can be sent (LP-33, AMB-139)', async () => {
  const failing = () => {
    throw new EarnFailure({ kind: 'network', call: 'account.mode' });
  };
  const screen = await open({ ...answers([pool()]), 'account.mode': failing });
  await expect.element(screen.getByText('no-account empty')).toBeInTheDocument();
  await screen.getByLabelText('amount a').fill('20');
  await expect.element(screen.getByText('no-account blocked')).toBeInTheDocument();
});

test.each([
  ['others use up the pool', 'used-up blocked', { pools: [pool({ leftAmount: decimal('0') })] }],
  ['the project ends', 'completed blocked', { status: 'completed' as const }],
])('given an open dialog, when %s, then the form follows and keeps the amount', async (_name, message, change) => {
  const answer = vi.fn((): LaunchpoolProject => project(pool()));
  const queryClient = createEarnQueryClient();
  const screen = await render(
    <EarnProvider
      client={namedExchange({ ...answers([]), 'launchpool.project': answer }).client}
      session={{ state: 'signed-in', id: 'ada' }}
      queryClient={queryClient}
    >
      <Dialog />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('open ready')).toBeInTheDocument();
  answer.mockReturnValue({ ...project(pool()), ...change });
  await queryClient.invalidateQueries();
  await expect.element(screen.getByText(message)).toBeInTheDocument();
  await expect.element(screen.getByLabelText('amount a')).toHaveValue('150.12');
});

const OFFER = {
  offered: true,
  userDays: 0,
  fixedDays: 14,
  fixedAprFraction: decimal('0.05'),
  flexibleAprFraction: decimal('0.02'),
  bonusAprFraction: undefined,
};

/** An open dialog of a pool that can be held in Simple Earn, whose next reading is another one. */
async function opened(first: Partial<RewardPool> = {}) {
  const read = vi.fn((): LaunchpoolProject => project(pool({ simpleEarn: OFFER, ...first })));
  const exchange = namedExchange({ ...answers([]), 'launchpool.project': read, 'launchpool.stake': () => undefined });
  const queryClient = createEarnQueryClient();
  const screen = await render(
    <EarnProvider client={exchange.client} session={{ state: 'signed-in', id: 'ada' }} queryClient={queryClient}>
      <Dialog />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('open ready')).toBeInTheDocument();
  return {
    screen,
    changeTo: (over: Partial<RewardPool>) => read.mockReturnValue(project(pool({ simpleEarn: OFFER, ...first, ...over }))),
    readAgain: () => queryClient.invalidateQueries(),
    sent: () => exchange.count('launchpool.stake'),
  };
}
const stakeButton = { name: 'Stake', exact: true } as const;

test.each([
  ['is withdrawn', { simpleEarn: undefined }, 'Accept spot', 'spot'],
  ['has another term', { simpleEarn: { ...OFFER, fixedDays: 30 } }, 'Accept fixed 30', 'fixed'],
])(
  'given a chosen place that %s while the dialog is open, then nothing is sent until the person accepts (R04)',
  async (_name, over, accept, held) => {
    const { screen, changeTo, readAgain, sent } = await opened();
    await screen.getByRole('button', { name: 'Fixed' }).click();
    changeTo(over);
    await readAgain();
    const button = screen.getByRole('button', { name: accept });
    await expect.element(button).toBeInTheDocument();
    await screen.getByRole('button', stakeButton).click();
    expect(sent()).toBe(0);
    await button.click();
    await expect.element(screen.getByText(`held in ${held}`)).toBeInTheDocument();
    await expect.element(button).not.toBeInTheDocument();
    await screen.getByRole('button', stakeButton).click();
    await expect.poll(sent).toBe(1);
  },
);

test.each([
  ['flexible', 'is no longer offered', { simpleEarn: undefined }, 'Accept spot'],
  ['fixed 7', 'has another term by now', {}, 'Accept fixed 14'],
])(
  'given the place "%s" that was kept over a sign-in and %s, then nothing is sent until the person accepts (R04, SH-05)',
  async (place, _name, over, accept) => {
    const drafts = createDrafts(sessionStorage);
    const [holding = '', days = ''] = place.split(' ');
    drafts.keep('launchpool.stake:11', { amount: '25', holding, days });
    const { screen, sent } = await opened(over);
    const button = screen.getByRole('button', { name: accept });
    await expect.element(button).toBeInTheDocument();
    await screen.getByRole('button', stakeButton).click();
    expect(sent()).toBe(0);
    await button.click();
    await expect.element(button).not.toBeInTheDocument();
    await screen.getByRole('button', stakeButton).click();
    await expect.poll(sent).toBe(1);
  },
);

test('given a fixed place whose term is the one that was kept over a sign-in, then nothing is asked (SH-05)', async () => {
  createDrafts(sessionStorage).keep('launchpool.stake:11', { holding: 'fixed', days: '14' });
  const { screen } = await opened();
  await expect.element(screen.getByText('held in fixed')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test('given a preselected place that is no longer offered, then the spot account does not silently replace it (R04, AMB-069)', async () => {
  const { screen, changeTo, readAgain } = await opened({ redeemTo: 'simple-earn' });
  await expect.element(screen.getByText('held in flexible')).toBeInTheDocument();
  changeTo({ simpleEarn: undefined });
  await readAgain();
  await expect.element(screen.getByRole('button', { name: 'Accept spot' })).toBeInTheDocument();
});

test('given a place that changes just before the press, then it is read again first, and nothing is sent (R04)', async () => {
  const { screen, changeTo, sent } = await opened();
  await screen.getByRole('button', { name: 'Fixed' }).click();
  changeTo({ simpleEarn: { ...OFFER, fixedAprFraction: decimal('0.04') } });
  await screen.getByRole('button', stakeButton).click();
  await screen.getByRole('button', { name: 'Accept fixed 14' }).click();
  expect(sent()).toBe(0);
  // A second press within 500 ms of the first is ignored.
  await new Promise((later) => setTimeout(later, 500));
  await screen.getByRole('button', stakeButton).click();
  await expect.poll(sent).toBe(1);
});

test('given a default that is not offered when the dialog opens, then the stake is held in spot and nothing is asked (AMB-069)', async () => {
  const { screen } = await opened({ redeemTo: 'staking' });
  await expect.element(screen.getByText('held in spot')).toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
});

test.each([
  ['statistics', () => Promise.reject(new EarnFailure({ kind: 'network', call: 'launchpool.statistics' }))],
  ['a row', () => listOf({ poolId: 'a', amount: undefined })],
])('given %s that cannot be read, then the stake is said to be unread and nothing can be sent (LP-31)', async (_name, statistics) => {
  const screen = await open({ ...answers([pool({ personalMax: decimal('50') })]), 'launchpool.statistics': statistics });
  await expect.element(screen.getByText('held in spot, stake unread')).toBeInTheDocument();
  await screen.getByLabelText('amount a').fill('20');
  await expect.element(screen.getByText('open unknown')).toBeInTheDocument();
});
