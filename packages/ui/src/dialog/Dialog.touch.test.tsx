import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/index.ts';
import '../styles.css';
import { tap } from '../testing/touch.ts';
import { EarnTheme } from '../theme/index.ts';
import { BottomSheet, Dialog } from './index.ts';

/** Expects the page to be scrollable, clickable and visible to screen readers again. */
async function expectFree() {
  await vi.waitFor(() => {
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.documentElement.style.paddingInlineEnd).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.querySelector('[data-earn-dialog]')).toBeNull();
    expect(document.querySelector('body > [aria-hidden="true"]')).toBeNull();
  });
}

/** Two dialogs, one above the other, each closable from the test. */
function Two() {
  const [lower, setLower] = useState(false);
  const [upper, setUpper] = useState(false);
  return (
    <EarnTheme>
      <Button onClick={() => setLower(true)}>Open lower</Button>
      <Dialog open={lower} onOpenChange={setLower} title="Lower">
        <input aria-label="Amount" />
        <Button onClick={() => setUpper(true)}>Open upper</Button>
        <BottomSheet open={upper} onOpenChange={setUpper} title="Upper">
          <Button
            onClick={() => {
              setLower(false);
              setUpper(false);
            }}
          >
            Close both
          </Button>
        </BottomSheet>
      </Dialog>
    </EarnTheme>
  );
}

it('opens, works and closes by touch', async () => {
  await render(<Two />);
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

/** Waits until the element has stopped moving, so that a touch hits it. */
async function settled() {
  await vi.waitFor(() => expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0));
}
