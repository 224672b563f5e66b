import { waitFor } from 'storybook/test';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until a story shows what it ends with. One that still waits for its words shows nothing, and nothing has no faults;
 * one whose rows have not come yet, or are being laid out, is none that anybody will see. What loads for ever is what the
 * story is about, and is looked at after a second.
 */
export async function settled(): Promise<void> {
  await waitFor(() => {
    if (!document.querySelector('.radix-themes')) throw new Error('The story shows nothing.');
  });
  const end = performance.now() + 1000;
  while (document.querySelector('[aria-busy="true"]') && performance.now() < end) await frame();
  // Whether something has to be scrolled, and so must take the focus, is known after a layout and said in the next one.
  await frame();
  await frame();
}
