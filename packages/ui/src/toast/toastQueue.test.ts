import { expect, it } from 'vitest';
import type { MessageTone } from '../theme/tone.ts';
import { withToast, type QueuedToast } from './toasts.ts';

const toast = (id: number, tone: MessageTone = 'info', title = `Notice ${id}`): QueuedToast => ({ id, tone, title });
const ids = (queue: readonly QueuedToast[]) => queue.map((one) => one.id);

it('keeps at most three toasts and drops the oldest', () => {
  expect(ids([1, 2, 3, 4].map((id) => toast(id)).reduce(withToast, []))).toEqual([2, 3, 4]);
});

it('drops other toasts before errors', () => {
  expect(ids([toast(1, 'danger'), toast(2), toast(3), toast(4)].reduce(withToast, []))).toEqual([1, 3, 4]);
  expect(ids([toast(1, 'danger'), toast(2, 'danger'), toast(3, 'danger'), toast(4)].reduce(withToast, []))).toEqual([2, 3, 4]);
});

it('shows equal toasts once, as the newest', () => {
  expect(ids([toast(1, 'info', 'Saved'), toast(2), toast(3, 'info', 'Saved')].reduce(withToast, []))).toEqual([2, 3]);
  expect(ids([toast(1, 'info', 'Saved'), toast(2, 'danger', 'Saved')].reduce(withToast, []))).toEqual([1, 2]);
});
