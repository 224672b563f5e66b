import { type ReactElement, type ReactNode, useEffect } from 'react';
import type { EarnClient } from '@earnkit/core/client';
import { EarnProvider, type Session, useSimpleEarnStatistics } from '@earnkit/hooks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useFiguresAhead } from './useFiguresAhead.ts';

/** An exchange that keeps what it was asked for. Its answers never come. */
function exchange(): { readonly client: EarnClient; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const client: EarnClient = {
    call: ({ name }) => {
      asked.push(name);
      return new Promise(() => undefined);
    },
  };
  return { client, asked };
}

/** What the exchange was asked for before any effect of the page ran, and in all. */
async function readsOf(session: Session): Promise<{ readonly before: readonly string[]; readonly all: readonly string[] }> {
  const { client, asked } = exchange();
  const queryClient = new QueryClient();
  let before: readonly string[] | undefined;
  const area = ({ children }: { children: ReactNode }): ReactElement => (
    <EarnProvider client={client} session={session} queryClient={queryClient}>
      {children}
    </EarnProvider>
  );
  const { rerender } = await renderHook(
    () => {
      useFiguresAhead();
      useEffect(() => {
        before ??= [...asked];
      }, []);
      return useSimpleEarnStatistics();
    },
    { wrapper: area },
  );
  await rerender();
  return { before: before ?? [], all: asked };
}

test('given a person, when the holdings are drawn, then their figures are asked for once, before the page is shown', async () => {
  const { before, all } = await readsOf({ state: 'signed-in', id: 'ada' });
  expect(before).toEqual(['flexible.statistics']);
  expect(all).toEqual(['flexible.statistics']);
});

test('given a visitor, when the holdings are drawn, then no figures are asked for (SH-04)', async () => {
  const { all } = await readsOf({ state: 'anonymous' });
  expect(all).toEqual([]);
});
