import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Toaster } from './index.ts';

// A file of its own: the code is loaded once for a page.
it('loads what shows toasts without a press too, for who is offline at the first', async () => {
  await render(
    <EarnTheme>
      <Toaster />
    </EarnTheme>,
  );
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect.element(region).not.toBeInTheDocument();
  await expect.element(region, { timeout: 10_000 }).toBeInTheDocument();
});
