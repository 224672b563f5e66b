import { type Assessment, type Reason, compare, decimal, parseDecimal } from '@earnkit/core';
import { expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { steeredSpec } from '../testing/steeredSpec.ts';
import { testEarn } from '../testing/testEarn.ts';
import { useSettingForm } from './useSettingForm.ts';

const tooLittle: Reason = { key: 'less.minimum.amount' };

/** The rule: at least 1. */
function assess(text: string): Assessment<string> {
  const value = parseDecimal(text);
  if (value === undefined) return { state: 'empty' };
  return compare(value, decimal('1')) < 0 ? { state: 'blocked', reasons: [tooLittle] } : { state: 'ready', request: value };
}

/** How a form of a setting is opened. */
interface Opened {
  /** @default 'ada' */
  readonly person?: string;
  /** @default none */
  readonly initialText?: string;
  /** The text that was kept before a sign-in. @default none */
  readonly kept?: string;
  /** @default nothing is to be told */
  readonly onSaved?: () => void;
}

/** A form of a setting whose change stays under way until the test says how it goes on. */
async function open({ person = 'ada', initialText, kept, onSaved }: Opened = {}) {
  const { spec, sent, go } = steeredSpec<string>();
  const askLogin = vi.fn<Earn['askLogin']>();
  const { earn: visited } = testEarn(namedExchange({}).client, 'anonymous');
  const earnOf = (who: string): Earn => {
    const { session, scope } = testEarn(namedExchange({}).client, who).earn;
    return { ...visited, session, scope, askLogin };
  };
  const earn = earnOf(person);
  if (kept !== undefined) earn.drafts.keep('test.setting', { text: kept });
  const screen = await renderInEarn(
    earn,
    () => useSettingForm<string>({ name: 'test.setting', assess, spec, onSaved, ...(initialText !== undefined && { initialText }) }),
    undefined,
  );
  const { now, act, become } = screen;
  return {
    ...screen,
    earn,
    sent,
    askLogin,
    type: (text: string) => act(() => now().setText(text)),
    press: () => act(() => now().submit()),
    go: (...state: Parameters<typeof go>) => act(() => go(...state)),
    signIn: async (who: string) => {
      await become(earnOf(who));
      await act(() => earn.drafts.setOwner(`person:${who}`));
    },
    /** What is kept of the form when a login page may replace it. */
    keptText: () => {
      earn.drafts.keepAll();
      return earn.drafts.read('test.setting', earn.scope);
    },
  };
}

test('given a setting without a text, then its form is empty, and nothing is kept of it', async () => {
  const { now, keptText } = await open();
  expect(now()).toMatchObject({ text: '', assessment: { state: 'empty' }, submission: { status: { state: 'idle' } } });
  expect(now().error).toBeUndefined();
  expect(keptText()).toBeUndefined();
});

test('given a text to start with, then the form shows it', async () => {
  const { now } = await open({ initialText: '2' });
  expect(now()).toMatchObject({ text: '2', assessment: { state: 'ready', request: '2' } });
});

test('given a text that was kept over a sign-in, then the form shows that one (SH-05)', async () => {
  const { now } = await open({ initialText: '2', kept: '3' });
  expect(now().text).toBe('3');
});

test('given a text of one person, when another one signs in, then the form is empty (SH-05)', async () => {
  const { now, earn, type, act } = await open();
  await act(() => earn.drafts.setOwner('person:ada'));
  await type('2');
  await act(() => earn.drafts.setOwner('person:bob'));
  expect(now().text).toBe('');
});

test('given a value that is too small, when it is typed, then the form shows why, until it is not', async () => {
  const { now, type, press, sent } = await open();
  await type('0.5');
  expect(now().error).toEqual(tooLittle);
  await press();
  expect(sent).toEqual([]);
  await type('1');
  expect(now().error).toBeUndefined();
});

test('given a value that is ready, when it is sent, then it goes out once, and the end is told once it is set', async () => {
  const onSaved = vi.fn<() => void>();
  const { now, type, press, go, sent, askLogin } = await open({ onSaved });
  await type('2');
  await press();
  await press();
  expect(sent).toEqual(['2']);
  expect(now().submission.status.state).toBe('submitting');
  expect(onSaved).not.toHaveBeenCalled();
  await go('succeeded');
  expect(onSaved).toHaveBeenCalledOnce();
  expect(askLogin).not.toHaveBeenCalled();
});

test('given a value that is refused, then its text stays, and no end is told', async () => {
  const onSaved = vi.fn<() => void>();
  const { now, type, press, go } = await open({ onSaved });
  await type('2');
  await press();
  await go('refused');
  expect(now()).toMatchObject({ text: '2', submission: { status: { state: 'refused' } } });
  expect(onSaved).not.toHaveBeenCalled();
});

test('given a visitor, when they send a value, then they are asked to sign in, and nothing is sent (SH-08)', async () => {
  const { type, press, sent, askLogin } = await open({ person: 'anonymous' });
  await type('2');
  await press();
  expect(askLogin).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('given a form that is rendered again, then what replaces its text is the same function', async () => {
  const { now, rerender } = await open();
  const { setText } = now();
  await rerender(undefined);
  expect(now().setText).toBe(setText);
});

test('given a visitor who signs in, when they type, then an older draft is not restored later', async () => {
  const { earn, type, signIn } = await open({ person: 'anonymous' });
  await type('2');
  await signIn('ada');
  earn.drafts.keepAll();
  expect(earn.drafts.read('test.setting', 'person:ada')).toEqual({ text: '2' });
  await type('3');
  expect(earn.drafts.read('test.setting', 'person:ada')).toBeUndefined();
});
