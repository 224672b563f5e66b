import { decimal } from '@earnkit/core';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import type { Session } from '../../submission/session.ts';
import { type Answers, listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useFlexibleHolding } from './useFlexibleHolding.ts';
import { useFlexibleProduct } from './useFlexibleProduct.ts';
import { useFlexibleSubscribe } from './useFlexibleSubscribe.ts';

beforeEach(() => sessionStorage.clear());

const product = {
  asset: 'USDT',
  nextAprFraction: decimal('0.05'),
  minLendAprFraction: decimal('0.01'),
  minLendAmount: decimal('1'),
  ladder: [],
  bonusOpen: false,
};
const another = { ...product, asset: 'BTC', nextAprFraction: decimal('0.09') };
const unreadable = (...list: readonly object[]) => ({
  rows: list,
  unreadable: [{ index: list.length, field: 'asset', problem: 'is missing' }],
  total: list.length + 1,
});

const ada = { state: 'signed-in', id: 'ada' } as const;

async function area(answers: Answers, children: ReactElement, session: Session = ada) {
  const exchange = namedExchange({
    'flexible.product': () => listOf(product),
    'flexible.holdings': () => listOf(),
    'account.balances': () => listOf({ asset: 'USDT', lendEarnAvailable: decimal('100') }),
    ...answers,
  });
  const screen = await render(
    <EarnProvider client={exchange.client} session={session} logger={() => undefined}>
      {children}
    </EarnProvider>,
  );
  return { screen, exchange };
}

function Product(): ReactElement {
  const reading = useFlexibleProduct('USDT');
  return <output>{reading.state === 'ready' ? `apr ${reading.data?.nextAprFraction ?? 'of no product'}` : reading.state}</output>;
}

test.each([
  ['the row of another coin first', () => listOf(another, product), 'apr 0.05'],
  ['only the row of another coin', () => listOf(another), 'apr of no product'],
  ['no row', () => listOf(), 'apr of no product'],
  ['a row that cannot be read', () => unreadable(), 'failed'],
  ['the row of another coin and one that cannot be read', () => unreadable(another), 'failed'],
])('given %s, then the product is the row of its coin or none (API-29)', async (_case, answer, text) => {
  const { screen } = await area({ 'flexible.product': answer }, <Product />);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

function Holding(): ReactElement {
  const reading = useFlexibleHolding('USDT');
  return <output>{reading.state === 'ready' ? `holds ${reading.data?.id ?? 'none'}` : reading.state}</output>;
}

test.each([
  ['the holding of the coin', () => listOf({ id: '7', asset: 'USDT', ladder: [] }), 'holds 7'],
  ['no holding', () => listOf(), 'holds none'],
  ['a row that cannot be read', () => unreadable(), 'failed'],
])('given %s, then it is the holding, none, or a failed read (AMB-033)', async (_case, answer, text) => {
  const { screen } = await area({ 'flexible.holdings': answer }, <Holding />);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

function Subscribe(): ReactElement {
  const { assessment, minAprFraction, obstacle, setAmount } = useFlexibleSubscribe('USDT');
  const sent = assessment.state === 'ready' ? assessment.request.minAprFraction : 'nothing';
  return (
    <>
      <button type="button" onClick={() => setAmount('25')}>
        Fill
      </button>
      <button type="button" onClick={obstacle?.retry}>
        Again
      </button>
      <output>{`${assessment.state}, sends ${sent}, shows ${minAprFraction ?? '--'}, ${obstacle?.missing ?? 'all known'}`}</output>
    </>
  );
}

const held = (minimum: string | undefined) => ({
  id: '1',
  asset: 'USDT',
  minLendAprFraction: minimum === undefined ? undefined : decimal(minimum),
});

test.each([
  ['nothing held', () => listOf(), 'ready, sends 0.0100, shows 0.01, all known'],
  ['a minimum of their own above the floor', () => listOf(held('0.02')), 'ready, sends 0.0200, shows 0.02, all known'],
  ['a minimum of their own below the floor', () => listOf(held('0.001')), 'ready, sends 0.0100, shows 0.01, all known'],
  ['a holding that does not say its minimum', () => listOf(held(undefined)), 'unknown, sends nothing, shows --, own-minimum'],
  ['a holding that cannot be read', () => unreadable(), 'unknown, sends nothing, shows --, own-minimum'],
  ['holdings that fail', () => Promise.reject(new Error('down')), 'unknown, sends nothing, shows --, own-minimum'],
])(
  'given %s, when an amount is typed, then the larger minimum is sent, or nothing while it is unknown (AMB-147)',
  async (_case, answer, text) => {
    const { screen } = await area({ 'flexible.holdings': answer }, <Subscribe />);
    await screen.getByText('Fill').click();
    await expect.element(screen.getByText(text)).toBeInTheDocument();
  },
);

test('given holdings that failed once, when they are read again, then an amount can be sent (AMB-147)', async () => {
  let reads = 0;
  const holdings = () => ((reads += 1) === 1 ? Promise.reject(new Error('down')) : listOf(held('0.02')));
  const { screen } = await area({ 'flexible.holdings': holdings }, <Subscribe />);
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText(/own-minimum/)).toBeInTheDocument();
  await screen.getByText('Again').click();
  await expect.element(screen.getByText('ready, sends 0.0200, shows 0.02, all known')).toBeInTheDocument();
});

test.each([
  ['a floor and no next rate', { nextAprFraction: undefined }, 'ready, sends 0.0100, shows 0.01, all known'],
  ['a next rate and no floor', { minLendAprFraction: undefined }, 'ready, sends 0.0500, shows 0.05, all known'],
  ['neither floor nor next rate', { nextAprFraction: undefined, minLendAprFraction: undefined }, 'blocked, sends nothing, shows --, rate'],
  ['no minimum amount', { minLendAmount: undefined }, 'unknown, sends nothing, shows 0.01, minimum'],
])('given a product with %s, then what is missing is said exactly when nothing can be sent (SE-50)', async (_case, fields, text) => {
  const { screen } = await area({ 'flexible.product': () => listOf({ ...product, ...fields }) }, <Subscribe />);
  await screen.getByText('Fill').click();
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

test('given a visitor, then the floor is shown and no holding is read (SH-04)', async () => {
  const { screen, exchange } = await area({}, <Subscribe />, { state: 'anonymous' });
  await expect.element(screen.getByText('empty, sends nothing, shows 0.01, all known')).toBeInTheDocument();
  expect(exchange.count('flexible.holdings')).toBe(0);
});

function Minimum({ verified }: { readonly verified?: boolean }): ReactElement {
  const reading = useFlexibleProduct('USDT', { verified });
  return <output>{reading.state === 'ready' ? `from ${reading.data?.minLendAmount ?? '--'}` : reading.state}</output>;
}

test.each<[string, Session, boolean | undefined, string]>([
  ['a verified person', { ...ada, verified: true }, undefined, 'from 1'],
  ['a person who is not verified', { ...ada, verified: false }, undefined, 'from 50'],
  ['a person of whom it is not known', ada, undefined, 'from 50'],
  ['a visitor', { state: 'anonymous' }, undefined, 'from 50'],
  ['a host that says so in the query', ada, true, 'from 1'],
  ['a host that denies it in the query', { ...ada, verified: true }, false, 'from 50'],
])('given %s, then the product is read for them (SE-F-22, AMB-150)', async (_case, session, verified, text) => {
  const terms = ({ verified: asked }: { readonly verified?: boolean }) =>
    listOf({ ...product, minLendAmount: decimal(asked === true ? '1' : '50') });
  const { screen } = await area({ 'flexible.product': terms }, <Minimum {...(verified !== undefined && { verified })} />, session);
  await expect.element(screen.getByText(text)).toBeInTheDocument();
});

test('given a person who becomes verified, then the product is read again for them (AMB-150)', async () => {
  const terms = ({ verified }: { readonly verified?: boolean }) =>
    listOf({ ...product, minLendAmount: decimal(verified === true ? '1' : '50') });
  const { client } = namedExchange({ 'flexible.product': terms });
  const page = (session: Session) => (
    <EarnProvider client={client} session={session}>
      <Minimum />
    </EarnProvider>
  );
  const screen = await render(page(ada));
  await expect.element(screen.getByText('from 50')).toBeInTheDocument();
  await screen.rerender(page({ ...ada, verified: true }));
  await expect.element(screen.getByText('from 1', { exact: true })).toBeInTheDocument();
});

function Bonus(): ReactElement {
  const { headlineApr, rateChange, acceptRate } = useFlexibleSubscribe('USDT');
  return (
    <>
      <button type="button" onClick={acceptRate}>
        Accept
      </button>
      <output>{`up to ${headlineApr?.total}, asks ${rateChange ? `${rateChange.from} to ${rateChange.to}` : 'nothing'}`}</output>
    </>
  );
}

test('given a form that stays open, when the campaign of the bonus begins and when it ends, then at that second the rate is another and is asked about (R04, AMB-148)', async () => {
  const begin = 1_710_000_000;
  let now = begin - 2;
  const { client } = namedExchange({
    'flexible.product': () => listOf({ ...product, bonusOpen: true, bonusAprFraction: decimal('0.02'), currentAmount: decimal('0') }),
    'flexible.holdings': () => listOf(),
    'flexible.awardPool': () => ({ startsAt: begin, endsAt: begin + 3 }),
    'account.balances': () => listOf(),
  });
  const screen = await render(
    <EarnProvider client={client} session={ada} logger={() => undefined} now={() => now}>
      <Bonus />
    </EarnProvider>,
  );
  await expect.element(screen.getByText('up to 0.05, asks nothing')).toBeInTheDocument();
  now = begin;
  await expect.element(screen.getByText('up to 0.07, asks 0.05 to 0.07'), { timeout: 5_000 }).toBeInTheDocument();
  await screen.getByText('Accept').click();
  await expect.element(screen.getByText('up to 0.07, asks nothing')).toBeInTheDocument();
  now = begin + 3;
  await expect.element(screen.getByText('up to 0.05, asks 0.07 to 0.05'), { timeout: 5_000 }).toBeInTheDocument();
});
