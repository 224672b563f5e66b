import { afterEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import '../styles.css';
import { EarnTheme } from './EarnTheme.tsx';

const prefer = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

afterEach(() => prefer('no-preference'));

const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running');

const screenful = (
  <EarnTheme>
    <Skeleton width="120px" />
    <Dialog open title="Redeem" onOpenChange={() => {}}>
      <Button loading>Subscribe</Button>
      <Skeleton width="120px" />
    </Dialog>
  </EarnTheme>
);

it('animates by default', async () => {
  await prefer('no-preference');
  await render(screenful);
  expect(moving().length).toBeGreaterThan(2);
});

it('animates nothing when the person prefers reduced motion', async () => {
  await prefer('reduce');
  await render(screenful);
  expect(moving()).toEqual([]);
});

it('leaves the animations of a product alone', async () => {
  await prefer('reduce');
  const screen = await render(
    <EarnTheme>
      <i data-testid="own" style={{ transition: 'opacity 1s' }} />
    </EarnTheme>,
  );
  expect(getComputedStyle(screen.getByTestId('own').element()).transitionDuration).toBe('1s');
});
