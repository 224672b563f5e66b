import { createEarnClient } from '@earnkit/core/client';
import { type WorldFacts, createWorld } from '@earnkit/testing';
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { EarnPage } from './EarnPage.tsx';

// The code of a dialog is loaded when it is first opened, which takes a busy machine a while.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

/** The page of a person who has 1,000 USDT to spend and 500 in flexible Simple Earn, on a day in March. */
function open(facts: WorldFacts = {}) {
  const world = createWorld({
    now: Date.UTC(2026, 2, 10, 10, 20) / 1000,
    balances: { USDT: '1000' },
    flexible: { USDT: { aprFraction: '0.05', held: '500' } },
    ...facts,
  });
  const client = createEarnClient({ fetch: world.fetch, readRetries: 0 });
  const show = () => render(<EarnPage client={client} now={world.now} />);
  return { world, show, person: userEvent.setup() };
}

/** The rate of a coin in the market subscribes to just that product. */
const SUBSCRIBE = /subscribe USDT, Flexible$/;

/** Opens a dialog and types an amount. */
async function typeAmount(person: ReturnType<typeof userEvent.setup>, opener: string | RegExp, amount: string) {
  await person.click(await screen.findByRole('button', { name: opener }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('textbox', { name: 'Amount' }), amount);
  return dialog;
}

/** The row of the holding, once it has this text. A table is hidden behind an open dialog. */
const holding = (text: RegExp) => screen.findByRole('row', { name: text, hidden: true });

test('a person subscribes, and sees the receipt and the new holding', async () => {
  const { world, show, person } = open();
  show();
  await holding(/500\.00 \/ 0 USDT/);

  const dialog = await typeAmount(person, SUBSCRIBE, '100');
  await person.click(dialog.getByRole('button', { name: 'Subscribe' }));

  await screen.findByText('100 USDT is in Simple Earn.');
  await holding(/600\.00 \/ 0 USDT/);
  expect(world.orders).toMatchObject([{ call: 'flexible.subscribe', fields: { asset: 'USDT', amount: '100' } }]);
}, 60_000);

test('what is lent is redeemed with the next full hour', async () => {
  const { world, show, person } = open({ flexible: { USDT: { held: '500', lent: '500' } } });
  const { unmount } = show();
  const dialog = await typeAmount(person, 'Redeem USDT', '200');
  await person.click(dialog.getByRole('button', { name: 'Redeem' }));
  await screen.findByRole('button', { name: 'Done' });
  await holding(/500\.00 \/ 500/);
  unmount();

  world.advance(3600);
  show();
  await holding(/300\.00 \/ 300/);
}, 60_000);

test('an exchange that refuses says why, and nothing has happened', async () => {
  const { world, show, person } = open();
  world.fail('flexible.subscribe', { code: 30_007, message: 'Sold out for today' });
  show();
  const dialog = await typeAmount(person, SUBSCRIBE, '100');
  await person.click(dialog.getByRole('button', { name: 'Subscribe' }));

  await dialog.findByText('Sold out for today');
  expect(dialog.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '100');
  expect(world.orders).toEqual([]);
}, 60_000);

test('an order whose answer is lost is found in the history, and is sent once', async () => {
  const { world, show, person } = open();
  world.fail('flexible.subscribe', 'lost-answer');
  show();
  const dialog = await typeAmount(person, SUBSCRIBE, '100');
  await person.click(dialog.getByRole('button', { name: 'Subscribe' }));

  await screen.findByText('100 USDT is in Simple Earn.');
  expect(world.orders).toHaveLength(1);
}, 60_000);

test('a list that cannot be read is read again when the person asks', async () => {
  const { world, show, person } = open();
  world.fail('flexible.holdings', { status: 503 });
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  world.recover();
  await person.click(retry);
  await holding(/500\.00 \/ 0 USDT/);
}, 60_000);

test('a slow exchange keeps the button busy until it answers', async () => {
  const { world, show, person } = open();
  const arrive = world.hold('flexible.subscribe');
  show();
  const dialog = await typeAmount(person, SUBSCRIBE, '100');
  const submit = dialog.getByRole('button', { name: 'Subscribe' });
  await person.click(submit);
  expect(submit.getAttribute('aria-busy')).toBe('true');

  arrive();
  await screen.findByText('100 USDT is in Simple Earn.');
}, 60_000);
