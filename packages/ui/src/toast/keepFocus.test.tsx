import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { ErrorState } from '../error-state/ErrorState.tsx';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Toaster } from './index.ts';

/** Longer than other code has to move the focus. */
const settled = () => new Promise((later) => setTimeout(later, 300));
const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

/** A section that could not be loaded, and loads when it is tried again. */
function Section({ onRetry }: { onRetry?: () => void }): ReactElement {
  const [failed, setFailed] = useState(true);
  const retry = (): void => {
    setFailed(false);
    onRetry?.();
  };
  return <section aria-label="Totals">{failed ? <ErrorState onRetry={retry} /> : <p>120.50 USDT</p>}</section>;
}

const area = (children: ReactElement): ReactElement => (
  <EarnTheme>
    <Toaster>
      <h1 tabIndex={-1} aria-label="Next page">
        Staking
      </h1>
      {children}
    </Toaster>
  </EarnTheme>
);

/** Presses a button as a keyboard user does, who has pressed keys on the page before. */
async function press(name: string): Promise<void> {
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('region', { name: 'Notifications (F8)' })).toBeInTheDocument();
  (page.getByRole('button', { name }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

it('given a button that is removed when it is pressed, then the focus moves to its nearest remaining ancestor (2.4.3)', async () => {
  await render(area(<Section />));
  await press('Try again');
  await expect.element(page.getByText('120.50 USDT')).toBeVisible();
  await expect.poll(focused).toBe('Totals');
  await userEvent.keyboard('{Tab}');
  expect(document.querySelector('section')?.hasAttribute('tabindex')).toBe(false);
});

it('given other code that moves the focus, such as to the heading of the next page, then the focus stays there', async () => {
  await render(area(<Section onRetry={() => setTimeout(() => document.querySelector('h1')?.focus(), 50)} />));
  await press('Try again');
  await settled();
  expect(focused()).toBe('Next page');
});

it('given somebody who has gone elsewhere, when the button they left is removed, then the focus stays', async () => {
  function Elsewhere(): ReactElement {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown && <Button>Cancel redemption</Button>}
        <input aria-label="Search coins" onChange={() => setShown(false)} />
      </>
    );
  }
  await render(area(<Elsewhere />));
  await press('Cancel redemption');
  await userEvent.keyboard('{Tab}u');
  await settled();
  await expect.element(page.getByRole('button', { name: 'Cancel redemption' })).not.toBeInTheDocument();
  expect(focused()).toBe('Search coins');
});

it('given a dialog whose opener is removed after it got the focus back, then the focus moves to an ancestor of the opener', async () => {
  function Card(): ReactElement {
    const [open, setOpen] = useState(false);
    const [on, setOn] = useState(false);
    const enable = (): void => {
      setOpen(false);
      setTimeout(() => setOn(true), 100);
    };
    return (
      <div role="group" aria-label="Auto-Earn">
        {!on && <Button onClick={() => setOpen(true)}>Enable</Button>}
        <Dialog open={open} onOpenChange={setOpen} title="Turn on Auto-Earn?">
          <Button data-autofocus="" onClick={enable}>
            Turn on
          </Button>
        </Dialog>
      </div>
    );
  }
  await render(area(<Card />));
  await press('Enable');
  await expect.element(page.getByRole('button', { name: 'Turn on' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Enable' })).not.toBeInTheDocument();
  await expect.poll(focused).toBe('Auto-Earn');
});
