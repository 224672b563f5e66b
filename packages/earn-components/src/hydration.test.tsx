import { hydrate, dehydrate } from '@tanstack/react-query';
import { createEarnQueryClient } from '@earnkit/hooks';
import { type ReactNode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetched, storyPages, type StoryModules } from './testing/storyPages.ts';
import { withoutDevice } from './testing/withoutDevice.ts';

/*
 * A page that a server rendered is hydrated with what the server prefetched, later and in another time zone. React then finds what it
 * expects and says nothing, and the page becomes live.
 */
const modules: StoryModules = import.meta.glob('./**/*.stories.tsx', { eager: true });
const inParts: StoryModules = import.meta.glob('../../ui/src/**/*.stories.tsx', { eager: true });

/** Stories whose own lines do what their parts must not. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Overview/Earn overview: SectionBroken': 'throws to show what happens then',
  'UI/Countdown: Running': 'reads the clock for the end it counts to',
};

/** The long check looks at every story, this one at the first of each file. */
const isLong = import.meta.env['EARNKIT_LONG'] === '1';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls back once its page is hydrated. */
function Announced({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }): ReactNode {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates every page and returns what React or a component says. */
async function faultsOf(stories: StoryModules): Promise<readonly string[]> {
  const faults: string[] = [];
  let current = '';
  const tell = (what: unknown, ...more: unknown[]): void => void faults.push(`${current}: ${[what, ...more].map(String).join(' ')}`);
  vi.spyOn(console, 'error').mockImplementation(tell);
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: 'Pacific/Kiritimati' };
  });
  for (const page of await storyPages(stories, { most: isLong ? undefined : 1 })) {
    if (page.name in EXCEPTIONS) continue;
    current = page.name;
    const cache = await prefetched(page, (element) => withoutDevice(() => renderToString(element)).result);
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = withoutDevice(() => renderToString(page.page(cache))).result;
    const own = createEarnQueryClient();
    hydrate(own, dehydrate(cache));
    const options = { onRecoverableError: tell, onUncaughtError: tell, onCaughtError: tell };
    let root: Root | undefined;
    // A page that goes before it is hydrated is told as a fault of its own.
    await new Promise<void>((resolve) => {
      setTimeout(resolve, 5000);
      root = hydrateRoot(host, <Announced onHydrated={resolve}>{page.page(own)}</Announced>, options);
    });
    await new Promise((resolve) => setTimeout(resolve, 5));
    root?.unmount();
    own.clear();
    host.remove();
  }
  return faults;
}

test('every part of @earnkit/ui is hydrated as a server rendered it', async () => {
  expect(await faultsOf(inParts)).toEqual([]);
}, 300_000);

test('every component is hydrated with what a server prefetched, in another zone and at another time', async () => {
  expect(await faultsOf(modules)).toEqual([]);
}, 300_000);
