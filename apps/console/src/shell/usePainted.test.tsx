import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePainted } from './Shell.tsx';

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

test('given a page that is not drawn, when frames pass, then it is not painted; once it is drawn it is, after its first frame', async () => {
  const { result, rerender } = await renderHook((props?: { drawn: boolean }) => usePainted(props?.drawn === true));
  for (let frames = 0; frames < 4; frames += 1) await nextFrame();
  expect(result.current).toBe(false);
  let frames = 0;
  const count = (): void => {
    frames += 1;
    if (!result.current) requestAnimationFrame(count);
  };
  await rerender({ drawn: true });
  requestAnimationFrame(count);
  await expect.poll(() => result.current).toBe(true);
  expect(frames).toBeGreaterThan(1);
});
