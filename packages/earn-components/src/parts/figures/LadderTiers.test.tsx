import { decimal } from '@earnkit/core';
import { ladderTiers } from '@earnkit/core/rates/rules';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../../messages/index.ts';
import { LadderTiers } from './LadderTiers.tsx';

const steps = [
  { from: decimal('0'), to: decimal('1000'), aprFraction: decimal('0.02') },
  { from: decimal('1000'), to: decimal('5000'), aprFraction: decimal('0.008') },
  { from: decimal('5000'), to: undefined, aprFraction: decimal('0.001') },
];
const tiersOf = (amount: string) => (
  <MessagesProvider locale="en">
    <LadderTiers asset="USDT" bonusAsset={undefined} bonusLimit={undefined} held={undefined} tiers={ladderTiers(decimal(amount), steps)} />
  </MessagesProvider>
);

/** The props of an element's last render; the same object as long as React has not rendered the element again. */
const drawnProps = (element: Element): unknown =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] ?? expect.fail('React did not draw this element.');

test('given another amount, draws only the tiers that it changes, and moves their bars at once', async () => {
  const screen = await render(tiersOf('12'));
  await expect.poll(() => screen.container.querySelectorAll('li')).toHaveLength(3);
  const tiers = [...screen.container.querySelectorAll('li')];
  const before = tiers.map(drawnProps);
  await screen.rerender(tiersOf('120'));
  expect(tiers.map((tier, index) => drawnProps(tier) === before[index])).toEqual([false, true, true]);
  const bar = tiers[0]?.querySelector<HTMLElement>('[style]') ?? expect.fail('There is no bar.');
  expect(bar.style.transform).toBe('scaleX(0.12)');
  expect(bar.getAnimations()).toEqual([]);
});

test('given tiers that are not known, then -- is shown in their place; given no tiers, then nothing is shown (D04)', async () => {
  const ladder = (tiers: undefined | []) => (
    <MessagesProvider locale="en">
      <LadderTiers asset="USDT" bonusAsset={undefined} bonusLimit={undefined} held={undefined} tiers={tiers} />
    </MessagesProvider>
  );
  const screen = await render(ladder(undefined));
  await expect.element(screen.getByText('Bonus APR by amount')).toBeInTheDocument();
  await expect.element(screen.getByText('--')).toBeInTheDocument();
  await screen.rerender(ladder([]));
  await expect.element(screen.getByText('Bonus APR by amount')).not.toBeInTheDocument();
});

test.each([
  ['unknown' as const, 'The bonus applies up to -- USDT.'],
  [decimal('2000'), 'The bonus applies up to 2,000 USDT.'],
])('given a limit of %s, then the note below the tiers says it (AMB-096)', async (bonusLimit, note) => {
  const screen = await render(
    <MessagesProvider locale="en">
      <LadderTiers asset="USDT" bonusAsset={undefined} bonusLimit={bonusLimit} held={undefined} tiers={ladderTiers(undefined, steps)} />
    </MessagesProvider>,
  );
  await expect.element(screen.getByText(note)).toBeInTheDocument();
});

test('given two tiers that begin at the same amount, when the list changes, draws each tier once', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = [...steps, { from: decimal('5000'), to: decimal('9000'), aprFraction: decimal('0.003') }];
  const ladder = (of: typeof twice) => (
    <MessagesProvider locale="en">
      <LadderTiers asset="USDT" bonusAsset={undefined} bonusLimit={undefined} held={undefined} tiers={ladderTiers(decimal('12'), of)} />
    </MessagesProvider>
  );
  const screen = await render(ladder(twice));
  await expect.poll(() => screen.container.querySelectorAll('li')).toHaveLength(4);
  await screen.rerender(ladder(twice.slice(3)));
  await expect.poll(() => screen.container.querySelectorAll('li')).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
