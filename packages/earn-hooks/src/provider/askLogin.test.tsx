import { EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { type ReactElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSession } from '../account/useSession.ts';
import { useDraftForm } from '../flow/useDraftForm.ts';
import { EarnProvider, type EarnProviderProps } from './EarnProvider.tsx';
import { createEarnPrompts } from './prompts.ts';
import type { Session } from '../submission/session.ts';
import { useFundingPasswordQuestion } from './useFundingPasswordQuestion.ts';

beforeEach(() => sessionStorage.clear());

const nobodyAnswers: EarnClient = {
  call: async ({ name }) => {
    throw new EarnFailure({ kind: 'network', call: name });
  },
};
const ada: Session = { state: 'signed-in', id: 'ada' };
const bob: Session = { state: 'signed-in', id: 'bob' };
const anonymous: Session = { state: 'anonymous' };

function Form(): ReactElement {
  const { askLogin } = useSession();
  const { values, set } = useDraftForm({ name: 'flexible.subscribe:USDT', begin: () => ({ amount: '' }) });
  return (
    <>
      <button type="button" onClick={() => set({ amount: '25.' })}>
        Type
      </button>
      <button type="button" onClick={askLogin}>
        Log in
      </button>
      <output>[{values.amount}]</output>
    </>
  );
}

const area = (props: Partial<EarnProviderProps>, form = true): ReactElement => (
  <EarnProvider client={nobodyAnswers} session={anonymous} {...props}>
    {form && <Form />}
  </EarnProvider>
);

test('opens the login page with the return path when the host handles no login (SH-05, RG-07)', async () => {
  const navigate = vi.fn<(href: string) => void>();
  const screen = await render(area({ navigate, locale: 'zh-CN' }));
  await screen.getByText('Log in').click();
  const url = new URL(navigate.mock.calls[0]?.[0] ?? '', location.origin);
  expect(url.pathname).toBe('/zh-cn/login');
  expect(url.searchParams.get('next')).toBe(location.pathname + location.search + location.hash);
});

test('asks the app to sign in when in app mode, and never outside it (SH-06, AMB-010)', async () => {
  const [onAppLogin, onLoginNeeded] = [vi.fn(), vi.fn()];
  const screen = await render(area({ appMode: true, onAppLogin, onLoginNeeded }));
  await screen.getByText('Log in').click();
  expect([onAppLogin.mock.calls.length, onLoginNeeded.mock.calls.length]).toEqual([1, 0]);
  await screen.rerender(area({ onAppLogin, onLoginNeeded }));
  await screen.getByText('Log in').click();
  expect([onAppLogin.mock.calls.length, onLoginNeeded.mock.calls.length]).toEqual([1, 1]);
});

test('returns a visitor’s text to the first person who signs in after the login page loaded (SH-05, A03)', async () => {
  const away = await render(area({ navigate: () => undefined }));
  await away.getByText('Type').click();
  await away.getByText('Log in').click();
  await away.unmount();
  const back = await render(area({ session: ada }));
  await expect.element(back.getByText('[25.]')).toBeInTheDocument();
  expect(sessionStorage.length, 'back in its form, it has left the storage').toBe(0);
});

test('keeps the text of every form when a call finds the session lost, and never shows it to another person (A03, A06)', async () => {
  const prompts = createEarnPrompts();
  const onLoginNeeded = vi.fn();
  const first = await render(area({ session: ada, prompts, onLoginNeeded }));
  await first.getByText('Type').click();
  prompts.client.onLoginNeeded();
  expect(onLoginNeeded).toHaveBeenCalledTimes(1);
  expect(sessionStorage.length).toBe(1);
  await first.unmount();
  const second = await render(area({ session: bob }));
  await expect.element(second.getByText('[]')).toBeInTheDocument();
  expect(sessionStorage.length).toBe(0);
});

test('clears open forms and kept drafts when the person signs out, and keeps both when the session is lost (A06)', async () => {
  const onLoginNeeded = vi.fn();
  const screen = await render(area({ session: ada, onLoginNeeded }));
  await screen.getByText('Type').click();
  await screen.rerender(area({ session: anonymous, onLoginNeeded }));
  await screen.getByText('Log in').click();
  await expect.element(screen.getByText('[25.]')).toBeInTheDocument();
  expect(sessionStorage.length).toBe(1);
  await screen.rerender(area({ session: { state: 'anonymous', signedOut: true }, onLoginNeeded }));
  await expect.element(screen.getByText('[]')).toBeInTheDocument();
  expect(sessionStorage.length).toBe(0);
});

function Question({ prompts }: { readonly prompts: ReturnType<typeof createEarnPrompts> }): ReactElement {
  const question = useFundingPasswordQuestion(prompts);
  const [given, setGiven] = useState('');
  return (
    <>
      <button type="button" onClick={() => void ask(prompts).then((password) => setGiven(password ?? 'given up'))}>
        Move money
      </button>
      <output>{`${question?.state ?? 'nothing'} ${given}`}</output>
    </>
  );
}

const ask = (prompts: ReturnType<typeof createEarnPrompts>) =>
  prompts.client.onFundingPassword({ call: 'flexible.redeem', message: undefined, attempt: 1, over: new Promise(() => undefined) });

test('cancels an open question when the person changes (A06, AMB-004)', async () => {
  const prompts = createEarnPrompts();
  const page = (session: Session) => (
    <EarnProvider client={nobodyAnswers} session={session} prompts={prompts}>
      <Question prompts={prompts} />
    </EarnProvider>
  );
  const screen = await render(page(ada));
  await screen.getByText('Move money').click();
  await expect.element(screen.getByText(/^asked/)).toBeInTheDocument();
  await screen.rerender(page(anonymous));
  await expect.element(screen.getByText('nothing given up')).toBeInTheDocument();
});
