import { calendarDay } from '@earnkit/time';
import { expect, it } from 'vitest';
import { defaultHistoryRange } from './lists.ts';

it('starts the history six months back (FM-21, SE-H-09, SE-H-10)', () => {
  expect(defaultHistoryRange(calendarDay('2024-08-31'))).toEqual({ start: '2024-02-29', end: '2024-08-31' });
});
