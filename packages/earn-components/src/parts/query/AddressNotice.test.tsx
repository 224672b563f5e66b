import { createEarnClient } from '@earnkit/core/client';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { EarnArea } from '../../area/EarnArea.tsx';
import { AddressNotice } from './AddressNotice.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });

const page = (fault?: 'missing'): ReactElement => (
  <EarnArea client={client} session={{ state: 'signed-in', id: 'ada' }}>
    <div style={{ height: 3000 }} />
    <AddressNotice fault={fault} />
    <div style={{ height: 3000 }} />
  </EarnArea>
);

test('given a list far down the page, when the row named in the URL is not in it, then the notice scrolls into view (A03)', async () => {
  const screen = await render(page());
  expect(scrollY).toBe(0);
  await screen.rerender(page('missing'));
  await expect.element(screen.getByText(/^What the address opens is not in this list/)).toBeInViewport();
});
