import { type EarnClient, createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { type Session, personalQuery, useEarn, useEarnQuery } from '@earnkit/hooks';
import { lazyComponent } from '@earnkit/ui';
import { type ReactElement, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { HideBalancesButton } from '../hide-balances/HideBalancesButton.tsx';
import { addLanguage } from '../messages/index.ts';
import type { DialogOpenProps } from '../parts/lazy/dialogProps.ts';
import { lazyDialog } from '../parts/lazy/lazyDialog.tsx';
import { EarnArea, type EarnAreaProps } from './EarnArea.tsx';
import type { EarnLoadError } from './loadError.ts';

const visitor: Session = { state: 'anonymous' };
const clientOf = (answer: () => Promise<Response>): EarnClient => createEarnClient({ fetch: answer });
const quiet = clientOf(async () => Response.json({ code: 0, data: null }));

const show = async (props: Partial<EarnAreaProps>) => {
  const onLoadError = vi.fn<(error: EarnLoadError) => void>();
  const onReady = vi.fn<() => void>();
  const screen = await render(
    <EarnArea client={quiet} session={visitor} onLoadError={onLoadError} onReady={onReady} {...props}>
      {props.children}
    </EarnArea>,
  );
  return { screen, onLoadError, onReady, kinds: () => onLoadError.mock.calls.map(([{ kind }]) => kind) };
};

test.each(['en', 'zh'])(
  'given no session (%s), then a sentence is shown, the developer is told, and the host gets the kind',
  async (locale) => {
    const logger = vi.fn<(line: string) => void>();
    // As from JavaScript, where no type asks for it.
    const { screen, kinds } = await show({ locale, logger, session: undefined as unknown as Session, children: <p>Holdings</p> });
    const sentence = locale === 'en' ? 'This page does not say who is signed in' : '本页面未说明登录状态';
    await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(sentence);
    await expect.element(screen.getByText('Holdings')).not.toBeInTheDocument();
    expect(logger).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("{ state: 'anonymous' }"));
    expect(kinds()).toEqual(['session']);
  },
);

test('given a part that throws, then the host gets the kind and the error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const onError = vi.fn();
  const error = new Error('broken');
  const Broken = (): ReactElement => {
    throw error;
  };
  const { onLoadError } = await show({ onError, children: <Broken /> });
  await expect.poll(() => onLoadError.mock.calls).toEqual([[expect.objectContaining({ kind: 'render', error })]]);
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, expect.anything());
});

const offline = new TypeError('Failed to fetch dynamically imported module');

test('given a part and a dialog whose code does not arrive, then the area and the dialog get the kind, and the person a way to go on', async () => {
  const Part = lazyComponent<object>(
    () => Promise.reject(offline),
    ({ retry }) => (
      <button type="button" onClick={retry}>
        {retry ? 'Try again' : 'Loading'}
      </button>
    ),
  );
  const Details = lazyDialog<DialogOpenProps>(() => Promise.reject(offline));
  const ofDialog = vi.fn<(error: EarnLoadError) => void>();
  function Page(): ReactElement {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Part />
        <button type="button" onClick={() => setOpen(true)}>
          Details
        </button>
        <Details open={open} onOpenChange={setOpen} onLoadError={ofDialog} />
      </>
    );
  }
  const { screen, onLoadError } = await show({ children: <Page /> });
  await expect.element(screen.getByText('Try again')).toBeVisible();
  expect(onLoadError.mock.calls).toEqual([[{ kind: 'code', error: offline }]]);
  await screen.getByText('Details').click();
  await expect.poll(() => ofDialog.mock.calls).toEqual([[{ kind: 'code', error: offline }]]);
  expect(onLoadError.mock.calls).toHaveLength(2);
});

test('given a language whose messages do not arrive, then the host gets the kind, and the area is in English', async () => {
  addLanguage('eo', () => Promise.reject(offline));
  const { screen, onLoadError } = await show({ locale: 'eo', children: <HideBalancesButton /> });
  // Another test may have hidden them.
  await expect.element(screen.getByRole('button', { name: /^(Hide|Show) balances$/ })).toBeVisible();
  await expect.poll(() => onLoadError.mock.calls).toEqual([[{ kind: 'messages', locale: 'eo' }]]);
});

/** Reads the products. */
function Products(): ReactElement {
  const { data, status } = useEarnQuery(personalQuery(useEarn(), flexible.product, { asset: 'USDT' }));
  return <output>{data ? 'read' : status}</output>;
}

test('given a read that fails, then the host gets the call and the reason, and the area is ready', async () => {
  const client = clientOf(async () => Response.json({ code: 1234, message: 'Closed for maintenance' }));
  const { onLoadError, onReady } = await show({ client, children: <Products /> });
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  expect(onLoadError.mock.calls).toEqual([
    [{ kind: 'read', call: 'flexible.product', reason: expect.objectContaining({ kind: 'business', message: 'Closed for maintenance' }) }],
  ]);
});

test('given reads that take time, then the area is ready once, when the first have arrived', async () => {
  let answer: (response: Response) => void = () => undefined;
  const client = clientOf(() => new Promise((resolve) => (answer = resolve)));
  const { screen, onReady, onLoadError } = await show({ client, children: <Products /> });
  await new Promise((wake) => setTimeout(wake, 300));
  expect(onReady).not.toHaveBeenCalled();
  answer(Response.json({ code: 0, data: { list: [] } }));
  await expect.element(screen.getByText('read')).toBeVisible();
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  await new Promise((wake) => setTimeout(wake, 100));
  expect(onReady).toHaveBeenCalledOnce();
  expect(onLoadError).not.toHaveBeenCalled();
});
