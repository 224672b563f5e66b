import { decimal } from '@earnkit/core';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { EarnProvider } from '../../provider/EarnProvider.tsx';
import { listOf, namedExchange } from '../../testing/namedExchange.ts';
import { useEarnings } from './useEarnings.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

interface Asked {
  readonly from: number;
  readonly to: number;
  readonly zoneOffsetHours: string;
}

/** What an exchange answers that pays 1 USDT every hour: a sum for each day of the offset it is asked for. */
function dailySums({ from, to, zoneOffsetHours }: Asked) {
  const offset = Number(zoneOffsetHours) * HOUR;
  const sums = new Map<number, number>();
  for (let hour = from; hour < to; hour += HOUR) {
    const day = Math.floor((hour + offset) / DAY);
    sums.set(day, (sums.get(day) ?? 0) + 1);
  }
  const rows = [...sums].map(([day, hours]) => ({
    id: String(day),
    type: 'interest',
    asset: 'USDT',
    at: Math.max(day * DAY - offset, from),
    amount: decimal(String(hours)),
    interest: decimal(String(hours)),
  }));
  return listOf(...rows.toReversed());
}

test.each([
  ['Europe/Berlin', Date.UTC(2026, 10, 5, 12), '2026-10-25', 25],
  ['America/New_York', Date.UTC(2026, 2, 20, 12), '2026-03-08', 23],
  ['Asia/Kolkata', Date.UTC(2026, 10, 5, 12), '2026-10-25', 24],
])(
  'given a person in %s, when the days go over a change of the clock, then each day is that of the person’s calendar',
  async (timeZone, now, change, hours) => {
    const { client } = namedExchange({
      'history.flexible': dailySums,
      'history.fixed': () => listOf(),
    });
    const wrapper = ({ children }: { children: ReactNode }): ReactElement => (
      <EarnProvider
        client={client}
        session={{ state: 'signed-in', id: 'ada' }}
        timeZone={timeZone}
        now={() => now / 1000}
        notify={() => undefined}
        logger={() => undefined}
      >
        {children}
      </EarnProvider>
    );
    const { result } = await renderHook(useEarnings, { wrapper });
    await expect.poll(() => result.current.state).toBe('ready');
    const days = result.current.state === 'ready' ? result.current.data.points : [];
    // Today is not over.
    const odd = days.slice(0, -1).filter(({ value }) => value !== '24');
    const expected = hours === 24 ? [] : [{ at: Date.parse(`${change}T00:00:00Z`) / 1000, value: String(hours) }];
    expect(odd).toEqual(expected);
  },
);
