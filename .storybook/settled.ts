import { waitFor } from 'storybook/test';

/** The next frame is about to be painted. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until a story shows its final state. Before its messages are loaded a story is empty, and an empty page has no
 * faults; before its rows are loaded and laid out it is not what people see. A story about something that loads forever is
 * checked after a second.
 */
export async function settled(): Promise<void> {
  await waitFor(() => {
    if (!document.querySelector('.radix-themes')) throw new Error('The story shows nothing.');
  });
  const end = performance.now() + 1000;
  while (document.querySelector('[aria-busy="true"]') && performance.now() < end) await frame();
  // A scrollable region becomes focusable one layout after it was measured.
  await frame();
  await frame();
}
