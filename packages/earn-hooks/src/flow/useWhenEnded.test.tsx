import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useWhenEnded } from './useWhenEnded.ts';

interface Props {
  readonly ended: boolean;
  readonly onEnd: (() => void) | undefined;
}

const wait = (initialProps: Props) =>
  renderHook(({ ended, onEnd }: Props = initialProps) => useWhenEnded(ended, onEnd), {
    initialProps,
  });

test('given a submission, when it ends, then the latest callback is called, once for each end', async () => {
  const first = vi.fn<() => void>();
  const latest = vi.fn<() => void>();
  const { rerender } = await wait({ ended: false, onEnd: first });
  await rerender({ ended: false, onEnd: latest });
  expect(latest).not.toHaveBeenCalled();
  await rerender({ ended: true, onEnd: latest });
  await rerender({ ended: true, onEnd: first });
  expect(latest).toHaveBeenCalledOnce();
  await rerender({ ended: false, onEnd: latest });
  expect(latest).toHaveBeenCalledOnce();
  await rerender({ ended: true, onEnd: latest });
  expect(latest).toHaveBeenCalledTimes(2);
  expect(first).not.toHaveBeenCalled();
});

test('given a submission that has ended before, then the callback is called at once', async () => {
  const onEnd = vi.fn<() => void>();
  await wait({ ended: true, onEnd });
  expect(onEnd).toHaveBeenCalledOnce();
});

test('given nothing to call, when a submission ends, then nothing happens', async () => {
  const { rerender, result } = await wait({ ended: false, onEnd: undefined });
  await rerender({ ended: true, onEnd: undefined });
  expect(result.current).toBeUndefined();
});
