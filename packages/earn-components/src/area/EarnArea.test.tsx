import { type Formats, type Grouping, decimal } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import { type Session, useEarn, useSession } from '@earnkit/hooks';
import { DecimalInput } from '@earnkit/ui';
import { type ReactElement, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useMessages } from '../messages/index.ts';
import { CoinAmount } from '../parts/figures/CoinAmount.tsx';
import { type DisplayNotice, EarnArea, type EarnAreaProps } from './EarnArea.tsx';

const client = createEarnClient({ fetch: async () => Response.json({ code: 0, data: null }) });
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };
const lost: Session = { state: 'anonymous' };
const signedOut: Session = { state: 'anonymous', signedOut: true };

const { setAutoEarn } = autoEarn;

const TEXT = 'Your balance is 1,204.50 USDT.';

/** An order that was refused while its form was closed. */
function Refused(): ReactElement {
  const { notify } = useEarn();
  return (
    <button type="button" onClick={() => notify({ tone: 'error', key: 'earn.error.retryLater', serverText: TEXT })}>
      Redeem
    </button>
  );
}

const area = (session: Session): ReactElement => (
  <EarnArea client={client} session={session}>
    <Refused />
  </EarnArea>
);

/** Renders the area with a toast for the first session, then rerenders it with each following session. */
async function after(first: Session, following: readonly Session[]) {
  const screen = await render(area(first));
  await screen.getByRole('button', { name: 'Redeem' }).click();
  const toast = screen.getByText(TEXT, { exact: true }).first();
  await expect.element(toast).toBeVisible();
  for (const session of following) await screen.rerender(area(session));
  // Longer than the exit animation of a toast.
  await new Promise((wake) => setTimeout(wake, 300));
  return toast;
}

test.each<[string, readonly Session[]]>([
  ['she signs out', [signedOut]],
  ['another person signs in', [bob]],
  ['her session is lost and another person signs in', [lost, bob]],
])('given a toast of Ada, when %s, then it is gone (A06)', async (_what, following) => {
  await expect.element(await after(ada, following)).not.toBeInTheDocument();
});

test.each<[string, Session, readonly Session[]]>([
  ['Ada, when her session is lost', ada, [lost]],
  ['Ada, when her session is lost and she signs in again', ada, [lost, ada]],
  ['a visitor, when Ada signs in', lost, [ada]],
  ['the page after a sign-out, when Bob signs in', signedOut, [bob]],
])('given a toast of %s, then it stays', async (_what, first, following) => {
  await expect.element(await after(first, following)).toBeVisible();
});

test('given a refusal with a request id, then the toast shows the id after the text (N13)', async () => {
  const notify = vi.fn<(notice: DisplayNotice) => void>();
  function Failed(): ReactElement {
    const earn = useEarn();
    return (
      <button type="button" onClick={() => earn.notify({ tone: 'error', key: 'earn.error.retryLater', reference: 'c0ffee00' })}>
        Cancel
      </button>
    );
  }
  const screen = await render(
    <EarnArea client={client} session={ada} notify={notify}>
      <Failed />
    </EarnArea>,
  );
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    title: 'Something went wrong at the exchange. Please try again in a moment. Reference: c0ffee00',
  });
});

test.each<['toast' | 'notify', boolean]>([
  ['toast', true],
  ['notify', false],
])(
  'given an order that was refused because somebody else is signed in, when the page shows that person, then a notice says so (%s)',
  async (_how, own) => {
    let here = 'ada';
    const notify = vi.fn<(notice: DisplayNotice) => void>();
    const asked = createEarnClient({
      fetch: async () => Response.json({ code: 0, data: null }),
      whoIsSignedIn: async () => here,
    });
    function Order(): ReactElement {
      const earn = useEarn();
      return (
        <button type="button" onClick={() => void earn.client.call(setAutoEarn, { asset: 'USDT', on: true }).catch(() => undefined)}>
          Order
        </button>
      );
    }
    const of = (session: Session): ReactElement => (
      <EarnArea client={asked} session={session} {...(!own && { notify })}>
        <Order />
      </EarnArea>
    );
    const screen = await render(of(ada));
    const TOLD = 'You are now signed in as somebody else. Nothing was sent.';
    await screen.rerender(of(bob));
    await screen.rerender(of(ada));
    await new Promise((wake) => setTimeout(wake, 50));
    expect(document.body.textContent).not.toContain(TOLD);
    here = 'bob';
    await screen.getByRole('button', { name: 'Order' }).click();
    await new Promise((wake) => setTimeout(wake, 50));
    await screen.rerender(of(bob));
    if (own) await expect.element(screen.getByText(TOLD, { exact: true }).first()).toBeVisible();
    else await expect.poll(() => notify.mock.calls).toEqual([[{ tone: 'warning', title: TOLD }]]);
  },
);

test('given a child that throws, then the area shows an error, calls onError, keeps the page around it and recovers on retry', async () => {
  const onError = vi.fn<NonNullable<EarnAreaProps['onError']>>();
  const caught = vi.spyOn(console, 'error').mockReturnValue(undefined);
  let broken = true;
  function Page(): ReactElement {
    if (broken) throw new RangeError('Not a day: 10000-01-01');
    return <p>Holdings</p>;
  }
  function Host(): ReactElement {
    const [session, setSession] = useState(ada);
    return (
      <>
        <button type="button" onClick={() => setSession(session === ada ? bob : ada)}>
          The product around it
        </button>
        <EarnArea client={client} session={session} onError={onError}>
          <Page />
        </EarnArea>
      </>
    );
  }
  const screen = await render(<Host />);
  await expect.element(screen.getByRole('alert').getByText('This part stopped working')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(new RangeError('Not a day: 10000-01-01'), {
    componentStack: expect.stringContaining('Page') as string,
  });
  broken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Holdings')).toBeVisible();
  const another = screen.getByRole('button', { name: 'The product around it' });
  broken = true;
  await another.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  broken = false;
  await another.click();
  await expect.element(screen.getByText('Holdings')).toBeVisible();
  caught.mockRestore();
});

function Figures(): ReactElement {
  const { noticeText } = useMessages();
  return (
    <>
      <p>
        <CoinAmount amount={decimal('1234567.5')} asset="USDT" />
        {` | ${noticeText({ key: 'earn.order.staked.toast', values: { amount: '1234567.5', coin: 'USDT' } })}`}
      </p>
      <DecimalInput label="Amount" defaultValue="1234567.5" grouping />
    </>
  );
}

test.each<[grouping: Grouping, written: string]>([
  ['space', '1\u202f234\u202f567.5'],
  ['apostrophe', '1\u2019234\u2019567.5'],
  ['lakh', '12,34,567.5'],
  ['none', '1234567.5'],
])('given two areas on a page, one with the grouping %s, then each writes figures its own way (FM-01)', async (grouping, written) => {
  const grouped = (formats: Formats, id: string): ReactElement => (
    <section id={id}>
      <EarnArea client={client} session={ada} formats={formats}>
        <Figures />
      </EarnArea>
    </section>
  );
  const screen = await render(
    <>
      {grouped({ grouping }, 'own')}
      {grouped({}, 'plain')}
    </>,
  );
  await expect.poll(() => screen.container.querySelectorAll('input')).toHaveLength(2);
  for (const [id, text] of [
    ['own', written],
    ['plain', '1,234,567.5'],
  ]) {
    const shown = screen.container.querySelector(`#${id}`)?.textContent ?? '';
    expect(shown.split(text ?? '')).toHaveLength(4);
  }
});

test.each<[string, string, EarnAreaProps['messages']]>([
  ['en-GB', 'en-GB', undefined],
  ['zh-CN', 'zh-CN', undefined],
  // Its texts are English, only dates are written its way.
  ['fr-FR', 'en', undefined],
  ['fr-FR', 'fr-FR', { 'earn.retry': 'Réessayer' }],
  ['no locale', 'en', undefined],
])('given a page in German and the locale %s, then the area and its dialogs say that they are in %s', async (locale, lang, messages) => {
  document.documentElement.lang = 'de';
  try {
    const screen = await render(
      <EarnArea client={client} session={signedOut} locale={locale} {...(messages && { messages })}>
        <AskLogin />
      </EarnArea>,
    );
    await screen.getByRole('button', { name: 'Who are you?' }).click();
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    const languages = [document.querySelector('[data-part="earn-area"]'), dialog.element()].map(
      (part) => part?.closest<HTMLElement>('[lang]')?.lang,
    );
    expect(languages).toEqual([lang, lang]);
  } finally {
    document.documentElement.removeAttribute('lang');
  }
});

function AskLogin(): ReactElement {
  const { askLogin } = useSession();
  return (
    <button type="button" onClick={askLogin}>
      Who are you?
    </button>
  );
}
