import { faq, fixed, history } from '@earnkit/core/simple-earn/contract';
import { fixedTimeline, interestStartOf } from '@earnkit/core/simple-earn/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangeDaysIn } from '../../../exchangeDay.ts';
import { createSandbox } from '../../../createSandbox.ts';
import { fileSandbox } from '../../../testing/fileSandbox.ts';
import { ordersOf, personWith, place } from '../../../testing/fixedOrders.ts';

const MINUTE = 60;
const DAY = 86_400;

test.each(['UTC', 'Asia/Shanghai', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Australia/Lord_Howe'])(
  'given an exchange in %s, then the days that the rules promise are those it counts (SE-X-47, SE-X-48, AMB-157)',
  (zone) => {
    const calendar = exchangeDaysIn(zone);
    const moments = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2026, 11, 31) / 1000 });
    fc.assert(
      fc.property(moments, fc.nat(400), (at, days) => {
        expect(fixedTimeline(at, days, zone).maturesAt).toBe(calendar.startOfLater(at, days + 1));
      }),
    );
  },
);

test('given a zone that is none, then the sandbox does not start and says so', async () => {
  await expect(createSandbox({ exchangeTimeZone: 'Asia/Atlantis' })).rejects.toThrow(/"Asia\/Atlantis" is not a time zone/);
});

describe.each(['UTC', 'Asia/Shanghai'])('an exchange in %s', (exchangeTimeZone) => {
  const box = fileSandbox({ exchangeTimeZone });

  test('an order matures, renews and is paid at the moments that the rules name, at every hour of a day (SE-X-47 to SE-X-49, AMB-153, AMB-157)', async () => {
    const page = await personWith(box, { USDT: '1000' });
    const promised = new Map<string, ReturnType<typeof fixedTimeline>>();
    const renewing = { reinvest: true, redeemAccount: 'spot' } as const;
    let now = await page.advance(1);
    for (let hour = 0; hour < 24; hour += 1) {
      const orderId = await place(page, '102', hour === 12 ? renewing : {});
      promised.set(orderId, fixedTimeline(now, 7, exchangeTimeZone));
      now = await page.advance(59 * MINUTE + 59);
    }
    const orders = await ordersOf(page);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const timeline = promised.get(order.orderId);
      expect([interestStartOf(order, exchangeTimeZone), order.finishesAt]).toEqual([timeline?.interestStartsAt, timeline?.maturesAt]);
    }
    await page.advance(9 * DAY);
    const paid = (await page.read(history.fixedHistory, { type: 'redeem', limit: 50 })).rows;
    const { orderId: renewed = '', finishesAt: renewedAt = 0 } = orders.find(({ reinvest }) => reinvest) ?? {};
    promised.delete(renewed);
    expect(paid.map(({ finishedAt }) => finishedAt).toReversed()).toEqual([...promised.values()].map(({ receivedAt }) => receivedAt));
    expect((await page.read(fixed.orders, { orderId: renewed })).rows).toMatchObject([{ status: 2 }]);
    expect(await ordersOf(page)).toMatchObject([
      { createdAt: renewedAt, finishesAt: fixedTimeline(renewedAt, 7, exchangeTimeZone).maturesAt, reinvest: true },
    ]);
  });

  test('the questions name the zone in which days begin', async () => {
    const answers = (await (await box.page()).read(faq.questions, {})).rows.map(({ answer }) => answer).join(' ');
    expect(answers).toContain(`Interest starts at 00:00 ${exchangeTimeZone} on the day after you subscribe`);
  });
});
