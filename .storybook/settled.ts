import { waitFor } from 'storybook/test';

/** The next frame is about to be painted. */
export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What was busy for a whole second: a story about something that loads forever. It is waited for once. */
const busyForever = new WeakSet<Element>();

const busy = (): readonly Element[] => [...document.querySelectorAll('[aria-busy="true"]')].filter((element) => !busyForever.has(element));

/**
 * Waits until a story shows its final state. Before its messages are loaded a story is empty, and an empty page has no
 * faults; before its rows are loaded and laid out it is not what people see.
 */
export async function settled(): Promise<void> {
  await waitFor(() => {
    if (!document.querySelector('.radix-themes')) throw new Error('The story shows nothing.');
  });
  const end = performance.now() + 1000;
  // Not frame by frame: each one is drawn.
  while (busy().length > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  for (const element of busy()) busyForever.add(element);
  // A scrollable region becomes focusable one layout after it was measured.
  await frame();
  await frame();
}
