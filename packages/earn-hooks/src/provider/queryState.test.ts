import { expect, onTestFinished, test, vi } from 'vitest';
import { readAtOf } from './queryState.ts';

const EXCHANGE_NOW = 1_768_465_800;
const DEVICE_NOW = 1_768_552_200_500;

test.each([
  ['just now', DEVICE_NOW, EXCHANGE_NOW],
  ['ten minutes ago', DEVICE_NOW - 600_000, EXCHANGE_NOW - 600],
  ['before the device turned its clock back', DEVICE_NOW + 60_000, EXCHANGE_NOW],
])(
  'given a device a day ahead, when a query was answered %s, then the time is that of the area (AMB-104)',
  (_when, dataUpdatedAt, expected) => {
    vi.useFakeTimers({ now: DEVICE_NOW });
    onTestFinished(() => void vi.useRealTimers());
    expect(readAtOf({ dataUpdatedAt }, () => EXCHANGE_NOW)).toBe(expected);
  },
);
