'use client';
import { useSyncExternalStore } from 'react';
import { MOBILE_MAX_WIDTH, RESIZE_DEBOUNCE, TABLET_MAX_WIDTH, toWidth } from '../theme/media.ts';
import { createMediaStore, type MediaStore } from './createMediaStore.ts';

/** A hook that says whether the window is at most so wide. Its answer is shared by everything that asks. */
// Marked for bundlers: a page has only the hooks that it uses.
/* @__NO_SIDE_EFFECTS__ */
function mediaHook(widest: number): () => boolean {
  let shared: MediaStore | undefined;
  const store = (): MediaStore => {
    shared ??= createMediaStore(
      toWidth(widest),
      RESIZE_DEBOUNCE,
      typeof window === 'undefined' ? undefined : window.matchMedia?.bind(window),
    );
    return shared;
  };
  const subscribe = (listener: () => void) => store().subscribe(listener);
  const getSnapshot = () => store().getSnapshot();
  return function useMedia() {
    return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  };
}

const getServerSnapshot = () => false;

/** Whether the viewport is at most 768 pixels wide, whatever the theme around follows: for what takes the screen, such as a sheet. */
export const useIsMobileWindow: () => boolean = mediaHook(MOBILE_MAX_WIDTH);

/** Whether the viewport is at most 1100 pixels wide, whatever the theme around follows. */
export const useIsTabletWindow: () => boolean = mediaHook(TABLET_MAX_WIDTH);
