import fc from 'fast-check';
import { expect, it } from 'vitest';
import { milestonePassed, timeLeft, untilChange } from './timeLeft.ts';

const DAY = 86_400;

it('counts a started second and ends exactly at the end', () => {
  expect(timeLeft(90_061.2)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 2, total: 90_062 });
  expect(timeLeft(0.001).total).toBe(1);
  for (const over of [0, -0.5, -100, Number.NaN]) expect(timeLeft(over).total).toBe(0);
});

it('changes each second, and each minute from a day on', () => {
  expect(untilChange(10)).toBe(1000);
  expect(untilChange(9.25)).toBe(250);
  expect(untilChange(DAY)).toBe(1000);
  expect(untilChange(DAY + 30)).toBe(31_000);
});

it('never shows the same twice and never misses a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 3 * DAY, noNaN: true }), (seconds) => {
      const shown = ({ total, days, hours, minutes }: ReturnType<typeof timeLeft>) =>
        total >= DAY ? `${days}/${hours}/${minutes}` : String(total);
      const wait = untilChange(seconds) / 1000;
      // A hair later: binary fractions do not end where decimal ones do.
      expect(shown(timeLeft(seconds - wait - 1e-9))).not.toBe(shown(timeLeft(seconds)));
      if (wait > 0.002) expect(shown(timeLeft(seconds - wait + 0.001))).toBe(shown(timeLeft(seconds)));
    }),
  );
});

it('returns the last milestone passed', () => {
  const milestones = [3600, 600, 60, 10];
  expect(milestonePassed(milestones, 601, 600)).toBe(600);
  expect(milestonePassed(milestones, 600, 599)).toBeUndefined();
  expect(milestonePassed(milestones, 4000, 30)).toBe(60);
});
