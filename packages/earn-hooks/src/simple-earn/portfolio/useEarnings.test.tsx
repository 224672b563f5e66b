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

test.each(['Europe/Berlin', 'America/New_York', 'Asia/Kolkata'])(
  'given a person in %s, then each day is one of UTC, in which the exchange counts yesterday, and a bonus is no interest (AMB-159)',
  async (timeZone) => {
    const now = Date.UTC(2026, 10, 5, 3);
    const bonus = { id: 'b', type: 'bonus', asset: 'USDT', at: now / 1000 - DAY, amount: decimal('900'), bonusAmount: decimal('900') };
    const { client } = namedExchange({
      'history.flexible': dailySums,
      'history.fixed': () => listOf(bonus),
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
    expect(days.at(-1)?.at).toBe(Date.UTC(2026, 10, 5) / 1000);
    // The exchange of this test pays each hour of a day that was asked for.
    expect(days.map(({ value }) => value)).toEqual(days.map(() => '24'));
  },
);
