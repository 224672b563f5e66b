'use client';
import { useSyncExternalStore } from 'react';
import { media, RESIZE_DEBOUNCE } from '../theme/media.ts';
import { createMediaStore, type MediaStore } from './createMediaStore.ts';

/** A hook that says whether a media query matches. Its answer is shared by everything that asks. */
function mediaHook(query: string): () => boolean {
  let shared: MediaStore | undefined;
  const store = (): MediaStore => {
    shared ??= createMediaStore(query, RESIZE_DEBOUNCE, typeof window === 'undefined' ? undefined : window.matchMedia?.bind(window));
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
export const useIsMobileWindow: () => boolean = mediaHook(media.mobile);

/** Whether the viewport is at most 1100 pixels wide, whatever the theme around follows. */
export const useIsTabletWindow: () => boolean = mediaHook(media.tablet);
