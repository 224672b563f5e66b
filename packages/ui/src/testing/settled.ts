import { expect, vi } from 'vitest';

/** Waits until nothing moves, so that a press hits what it aims at and a place read before it is still the place after. */
export async function settled() {
  await vi.waitFor(() => expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0));
}
