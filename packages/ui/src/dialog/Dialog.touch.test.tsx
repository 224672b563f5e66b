import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { expectFree, TwoDialogs } from '../testing/dialogs.tsx';
import { settled } from '../testing/settled.ts';
import { tap } from '../testing/touch.ts';

it('opens, works and closes by touch', async () => {
  await render(<TwoDialogs />);
  const button = (name: string) => page.getByRole('button', { name }).element();
  await tap(button('Open lower'));
  await expect.element(page.getByRole('dialog', { name: 'Lower' })).toHaveFocus();
  await settled();
  await tap(button('Open upper'));
  await expect.element(page.getByRole('dialog', { name: 'Upper' })).toBeVisible();
  await settled();
  const close = button('Close');
  expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await tap(close);
  await expect.element(page.getByRole('dialog', { name: 'Lower' })).toBeVisible();
  await tap({ x: 20, y: 20 });
  await expectFree();
});
