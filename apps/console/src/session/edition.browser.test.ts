import { afterEach, expect, test, vi } from 'vitest';
import { refreshSession, sessionState } from './sessionStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const meta of document.head.querySelectorAll('meta[name="earnkit-edition"]')) meta.remove();
});

test.each([
  [undefined, 'global'],
  ['us', 'us'],
  ['other', 'global'],
])(
  'given a page that names its edition %j, when it stands in front of a real exchange, then its edition is %s (US-01)',
  async (named, edition) => {
    if (named !== undefined)
      document.head.append(Object.assign(document.createElement('meta'), { name: 'earnkit-edition', content: named }));
    vi.stubGlobal('fetch', async (address: string | URL) =>
      new URL(address, location.href).pathname.startsWith('/sandbox/')
        ? new Response('{}', { status: 404 })
        : Response.json({ code: 200, data: { mode: 'classic', first_open: 0 } }),
    );
    await refreshSession();
    expect(sessionState()).toMatchObject({ state: 'known', side: 'exchange', edition });
  },
);
