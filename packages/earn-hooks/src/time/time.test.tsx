import { type ReactElement, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../provider/EarnProvider.tsx';
import { namedExchange } from '../testing/namedExchange.ts';
import { useAccrualNotice } from '../simple-earn/flexible/useAccrualNotice.ts';
import { useNextPayout } from '../soft-staking/useNextPayout.ts';
import { useHour, useNextFullHour, useNow, useNowAt } from './time.ts';
import { useToday } from './useToday.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (clock: string): number => Date.parse(`2026-01-15T${clock}Z`) / 1000;

const { client } = namedExchange({});
const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
  <EarnProvider client={client} session={{ state: 'anonymous' }}>
    {children}
  </EarnProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: at('10:30:00') * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('given an hour ends, when its last second and one more are over, then the next hour has begun', async () => {
  const { result } = await renderHook(useHour, { wrapper });
  expect(result.current).toBe(at('10:00:00'));
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(result.current).toBe(at('10:00:00'));
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => result.current).toBe(at('11:00:00'));
});

test('given a form that stays open, when a minute begins, then it says the new one', async () => {
  vi.setSystemTime(at('10:30:50') * 1000);
  const { result } = await renderHook(useNow, { wrapper });
  expect(result.current).toBe(at('10:30:50'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.poll(() => result.current).toBe(at('10:31:00'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => result.current).toBe(at('10:32:00'));
});

test('given a form that stays open, when the hour it names has come, then it names the next one', async () => {
  vi.setSystemTime(at('10:59:58') * 1000);
  const { result } = await renderHook(useNextFullHour, { wrapper });
  expect(result.current).toBe(at('11:00:00'));
  await vi.advanceTimersByTimeAsync(2000);
  await expect.poll(() => result.current).toBe(at('12:00:00'));
});

test('given a zone whose midnight is not at a full hour, when it passes, then today is the next day (T03)', async () => {
  vi.setSystemTime(at('18:14:00') * 1000);
  const { result } = await renderHook(useToday, {
    wrapper: ({ children }) => (
      <EarnProvider client={client} session={{ state: 'anonymous' }} timeZone="Asia/Kathmandu">
        {children}
      </EarnProvider>
    ),
  });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(result.current).toBe('2026-01-15');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => result.current).toBe('2026-01-16');
});

test('given a day that is paid at 00:00 UTC, when it ends, then the next payout is a day later', async () => {
  vi.setSystemTime(at('23:59:00') * 1000);
  const { result } = await renderHook(() => useNextPayout([]), { wrapper });
  expect(result.current).toBe(at('24:00:00'));
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => result.current).toBe(at('24:00:00') + 24 * 3600);
});

test("given the device's clock is set back an hour, when time passes, then the hour follows it (T01)", async () => {
  const { result } = await renderHook(useHour, { wrapper });
  vi.setSystemTime(Date.now() - HOUR);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await expect.poll(() => result.current).toBe(at('09:00:00'));
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  await expect.poll(() => result.current).toBe(at('10:00:00'));
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => result.current).toBe(at('11:00:00'));
});

test("given the device's clock is set back, when it comes to a moment, then that moment has passed (T01)", async () => {
  const moments = [at('11:00:00'), at('12:00:00')];
  const { result } = await renderHook(() => useNowAt(moments), { wrapper });
  expect(result.current).toBe(0);
  vi.setSystemTime(Date.now() - HOUR / 2);
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(result.current).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  await expect.poll(() => result.current).toBe(at('11:00:00'));
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => result.current).toBe(at('12:00:00'));
});

test("given a moment that passed before the device's clock was set back, when it comes again, then it is told again (T01)", async () => {
  const drawn = vi.fn();
  const moments = [at('11:00:00')];
  const { result, rerender } = await renderHook(
    () => {
      drawn();
      return useNowAt(moments);
    },
    { wrapper },
  );
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  await expect.poll(() => result.current).toBe(at('11:00:00'));
  vi.setSystemTime(Date.now() - HOUR / 2);
  await rerender();
  expect(result.current).toBe(0);
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  await expect.poll(() => result.current).toBe(at('11:00:00'));
});

test('given a moment that comes while the page is drawn, then what waited for it is drawn again', async () => {
  const moments = [at('11:00:00')];
  const { result } = await renderHook(
    () => {
      useLayoutEffect(() => void vi.setSystemTime(at('11:00:00') * 1000), []);
      return useNowAt(moments);
    },
    { wrapper },
  );
  await expect.poll(() => result.current).toBe(at('11:00:00'));
});

test('given a subscription, when its interest starts, then nothing says any more that it does not accrue (SE-F-37)', async () => {
  const timeline = { subscribedAt: at('10:30:00'), interestStartsAt: at('11:30:00'), interestPaidAt: at('12:30:00') };
  const { result } = await renderHook(() => useAccrualNotice({ timeline }), { wrapper });
  await vi.advanceTimersByTimeAsync(HOUR - 1000);
  expect(result.current).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => result.current).toBe(false);
});
