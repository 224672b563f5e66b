import { expect, it } from 'vitest';
import { withToast, type QueuedToast, type ToastTone } from './toastQueue.ts';

const toast = (id: number, tone: ToastTone = 'info', title = `Notice ${id}`): QueuedToast => ({ id, tone, title });
const ids = (queue: readonly QueuedToast[]) => queue.map((one) => one.id);

it('keeps at most three and lets the oldest go', () => {
  expect(ids([1, 2, 3, 4].map((id) => toast(id)).reduce(withToast, []))).toEqual([2, 3, 4]);
});

it('keeps an error longer than what only informs', () => {
  expect(ids([toast(1, 'error'), toast(2), toast(3), toast(4)].reduce(withToast, []))).toEqual([1, 3, 4]);
  expect(ids([toast(1, 'error'), toast(2, 'error'), toast(3, 'error'), toast(4)].reduce(withToast, []))).toEqual([2, 3, 4]);
});

it('shows the same words once, as the newest', () => {
  expect(ids([toast(1, 'info', 'Saved'), toast(2), toast(3, 'info', 'Saved')].reduce(withToast, []))).toEqual([2, 3]);
  expect(ids([toast(1, 'info', 'Saved'), toast(2, 'error', 'Saved')].reduce(withToast, []))).toEqual([1, 2]);
});
