import type { EarnError } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MessagesProvider } from '../../messages/index.ts';
import { FailureMessage } from './FailureMessage.tsx';

const call = 'flexible.holdings';
const http = (status: number, message?: string, retryAfterSeconds?: number): Extract<EarnError, { kind: 'http' }> => ({
  kind: 'http',
  call,
  status,
  message,
  retryAfterSeconds,
});

async function textOf(error: EarnError): Promise<string> {
  const reading: QueryState<never> = { state: 'failed', error, retry: () => undefined };
  const screen = await render(
    <MessagesProvider locale="en">
      <FailureMessage reading={reading} otherwise="Please try again in a moment." />
    </MessagesProvider>,
  );
  return screen.container.textContent;
}

test('SH-49, AMB-006: given a text of the exchange, shows it as text', async () => {
  expect(await textOf({ kind: 'business', call, code: '7', message: '<b>Maintenance</b>' })).toBe('<b>Maintenance</b>');
  expect(await textOf(http(503, 'Back at noon'))).toBe('Back at noon');
});

test('SH-50: given no answer, shows a connection error', async () => {
  expect(await textOf({ kind: 'network', call })).toBe('The connection failed. Check your network and try again.');
  expect(await textOf({ kind: 'timeout', call })).toBe('The connection failed. Check your network and try again.');
});

test('SH-51: given an answer without a text, asks to try again and shows a long wait', async () => {
  expect(await textOf(http(502))).toBe('Please try again in a moment.');
  expect(await textOf({ kind: 'contract', call, field: 'data', problem: 'is missing' })).toBe('Please try again in a moment.');
  expect(await textOf(http(429, undefined, 7))).toBe('Too many requests. Try again in 7 seconds.');
});

test('N13: given the id of the failed request, shows it after the text, whether ours or that of the exchange', async () => {
  const id = 'c0ffee00-1234';
  expect(await textOf({ ...http(503), requestId: id })).toBe('Please try again in a moment. Reference: c0ffee00-1234');
  expect(await textOf({ ...http(503, 'Back at noon'), requestId: id })).toBe('Back at noon Reference: c0ffee00-1234');
});

test('AMB-012: given a lost session, says that it ended', async () => {
  expect(await textOf({ kind: 'login-needed', call })).toBe('You were signed out. Log in again. What you entered is kept.');
});
