import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles.css';
import { EarnTheme } from '../theme/index.ts';
import { Toaster, useToast } from './index.ts';

const region = page.getByRole('region', { name: 'Notifications (F8)' });
const filesOfToasts = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('ToastList'));

it('loads what shows toasts with the first press on the page, not before', async () => {
  await render(
    <EarnTheme>
      <Toaster>
        <button type="button">Redeem</button>
      </Toaster>
    </EarnTheme>,
  );
  await new Promise((later) => setTimeout(later, 300));
  expect(filesOfToasts()).toHaveLength(0);
  await expect.element(region).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Redeem' }));
  await expect.element(region).toBeInTheDocument();
  expect(filesOfToasts()).toHaveLength(1);
});

it('shows a toast that comes before anything was pressed', async () => {
  function Lost() {
    const { notify } = useToast();
    useEffect(() => notify({ tone: 'warning', title: 'Your session ended' }), [notify]);
    return null;
  }
  await render(
    <EarnTheme>
      <Toaster>
        <Lost />
      </Toaster>
    </EarnTheme>,
  );
  await expect.element(page.getByText('Your session ended', { exact: true }).first()).toBeVisible();
});
