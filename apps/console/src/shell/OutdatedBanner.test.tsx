import '@earnkit/ui/styles.css';
import { createEarnClient } from '@earnkit/core/client';
import { EarnProvider, useEarn } from '@earnkit/hooks';
import { EarnTheme } from '@earnkit/ui';
import { type ReactElement, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutdatedBanner } from './OutdatedBanner.tsx';

const ENTRY = 'data:text/javascript,0';
const entry = Object.assign(document.createElement('script'), { type: 'module', src: ENTRY });

beforeEach(() => {
  sessionStorage.clear();
  document.head.prepend(entry);
});
afterEach(() => {
  entry.remove();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A form with an amount in it. */
function Form(): ReactElement {
  const { drafts } = useEarn();
  useEffect(() => drafts.register('flexible.subscribe:USDT', { read: () => ({ amount: '12.5' }), clear: () => undefined }), [drafts]);
  return <p>12.5 USDT</p>;
}

async function area(page: () => Response) {
  vi.stubGlobal('fetch', async () => page());
  const reload = vi.fn();
  const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
  const screen = await render(
    <EarnTheme>
      <EarnProvider client={client} session={{ state: 'signed-in', id: 'ada' }}>
        <Form />
        <OutdatedBanner reload={reload} />
      </EarnProvider>
    </EarnTheme>,
  );
  const miss = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  return { screen, reload, miss };
}

test('given a console that was deployed anew, when code is gone, then one offer to load the page again keeps what is typed (L02)', async () => {
  const { screen, reload, miss } = await area(() => new Response('<script type="module" src="/assets/index-new.js"></script>'));
  miss();
  miss();
  const offer = screen.getByRole('button', { name: 'Load again' });
  await expect.element(offer).toBeVisible();
  expect(offer.elements()).toHaveLength(1);
  expect(reload, 'nothing reloads by itself').not.toHaveBeenCalled();
  await offer.click();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('earnkit.drafts')).toContain('12.5');
});

test.each([
  ['the same build is there', () => new Response(`<script type="module" src="${ENTRY}"></script>`)],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server answers nothing', () => new Response('', { status: 502 })],
])('given code that does not arrive, when %s, then nothing is offered and what is typed stays in its form (L02)', async (_what, page) => {
  const asked = vi.fn(page);
  const { screen, miss } = await area(asked);
  miss();
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await new Promise((wake) => setTimeout(wake, 50));
  expect(screen.getByRole('button', { name: 'Load again' }).elements()).toHaveLength(0);
  expect(sessionStorage.getItem('earnkit.drafts')).toBeNull();
});
