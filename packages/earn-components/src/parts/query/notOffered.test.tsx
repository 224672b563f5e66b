import { EarnFailure } from '@earnkit/core';
import { EarnProvider, type QueryState } from '@earnkit/hooks';
import { EarnTheme } from '@earnkit/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../../messages/index.ts';
import { QueryError } from './QueryError.tsx';

const client = { call: () => Promise.reject(new EarnFailure({ kind: 'network', call: 'none' })) };
const failed = (kind: 'not-offered' | 'not-sent'): QueryState<never> => ({
  state: 'failed',
  error: { kind, call: 'apr.chart' },
  retry: () => undefined,
});

test.each([
  ['en', 'This is not offered here.', 'The request could not be sent, so nothing has changed. Try again.'],
  ['zh', '此处不提供此功能。', '请求未能发送，未产生任何变更。请重试。'],
])('in %s, a call that no handler answers is said not to be offered, and cannot be tried again', async (locale, notOffered, notSent) => {
  const area = (reading: QueryState<never>) => (
    <EarnTheme>
      <EarnProvider client={client} session={{ state: 'anonymous' }} timeZone="UTC">
        <MessagesProvider locale={locale}>
          <QueryError reading={reading} title="x" />
        </MessagesProvider>
      </EarnProvider>
    </EarnTheme>
  );
  const screen = await render(area(failed('not-offered')));
  await expect.element(screen.getByText(notOffered, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await screen.rerender(area(failed('not-sent')));
  await expect.element(screen.getByText(notSent, { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button')).toBeVisible();
});
