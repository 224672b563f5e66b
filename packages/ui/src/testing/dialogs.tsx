import { useState } from 'react';
import { expect, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { BottomSheet, Dialog } from '../dialog/index.ts';
import { EarnTheme } from '../theme/index.ts';

/** Expects the page to be scrollable, clickable and visible to screen readers again. */
export async function expectFree() {
  await vi.waitFor(() => {
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.documentElement.style.paddingInlineEnd).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.querySelector('[data-earn-dialog]')).toBeNull();
    expect(document.querySelector('body > [aria-hidden="true"]')).toBeNull();
  });
}

/** Two dialogs, one above the other, each closable from the test. */
export function TwoDialogs() {
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
