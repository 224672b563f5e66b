import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { media, MOBILE_MAX_WIDTH } from '../theme/media.ts';
import { createMediaStore } from './createMediaStore.ts';

/** A viewport whose width the test sets; understands `(max-width: Nem)` only. */
function viewport(initialWidth: number) {
  let width = initialWidth;
  const lists = new Set<{ max: number; was: boolean; handlers: Set<() => void> }>();
  const matchMedia = (query: string) => {
    const max = 16 * Number(/max-width: ([\d.]+)em/.exec(query)?.[1]);
    const entry = { max, was: width <= max, handlers: new Set<() => void>() };
    lists.add(entry);
    return {
      get matches() {
        return width <= max;
      },
      addEventListener: (_: string, handler: () => void) => entry.handlers.add(handler),
      removeEventListener: (_: string, handler: () => void) => entry.handlers.delete(handler),
    } as unknown as MediaQueryList;
  };
  return {
    matchMedia,
    resize(next: number) {
      width = next;
      for (const entry of lists) {
        if (entry.was === width <= entry.max) continue;
        entry.was = width <= entry.max;
        for (const handler of entry.handlers) handler();
      }
    },
    handlers: () => [...lists].reduce((sum, entry) => sum + entry.handlers.size, 0),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('is mobile at 768 px and not at 769 px (UI-21)', () => {
  expect(MOBILE_MAX_WIDTH).toBe(768);
  expect(createMediaStore(media.mobile, 300, viewport(768).matchMedia).getSnapshot()).toBe(true);
  expect(createMediaStore(media.mobile, 300, viewport(769).matchMedia).getSnapshot()).toBe(false);
});

test('reports a change once to all subscribers after 300 ms (UI-25, FM-20)', () => {
  const screen = viewport(1280);
  const store = createMediaStore(media.mobile, 300, screen.matchMedia);
  const first = vi.fn(),
    second = vi.fn();
  store.subscribe(first);
  store.subscribe(second);
  expect(screen.handlers()).toBe(1);

  screen.resize(500);
  vi.advanceTimersByTime(299);
  expect(store.getSnapshot()).toBe(false);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(store.getSnapshot()).toBe(true);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
});

test('reports nothing when the width crosses and comes back within the wait', () => {
  const screen = viewport(1280);
  const store = createMediaStore(media.mobile, 300, screen.matchMedia);
  const listener = vi.fn();
  store.subscribe(listener);
  screen.resize(500);
  vi.advanceTimersByTime(200);
  screen.resize(1280);
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});

test('removes the listener with the last subscriber, and reads fresh afterwards', () => {
  const screen = viewport(1280);
  const store = createMediaStore(media.mobile, 300, screen.matchMedia);
  const stop = store.subscribe(() => undefined);
  stop();
  expect(screen.handlers()).toBe(0);
  screen.resize(400);
  expect(store.getSnapshot()).toBe(true);
});

test('is not mobile without matchMedia', () => {
  const store = createMediaStore(media.mobile, 300, undefined);
  expect(store.getSnapshot()).toBe(false);
  expect(() => store.subscribe(() => undefined)()).not.toThrow();
});
