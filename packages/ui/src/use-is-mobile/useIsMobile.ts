'use client';
import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';
import { createMediaStore, type MediaStore } from './createMediaStore.ts';

/** Milliseconds that the width must stay past the breakpoint before the layout changes (UI-25, FM-20). */
const RESIZE_DEBOUNCE = 300;

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

/**
 * Whether the viewport is at most 768 pixels (`MOBILE_MAX_WIDTH`) wide
 * (UI-21). On a server, and while hydrating, the answer is `false`, so that both render the same page.
 * Follows a resize after 300 ms (UI-25).
 */
export const useIsMobile: () => boolean = mediaHook(media.mobile);

/** Whether the viewport is at most 1100 pixels (`TABLET_MAX_WIDTH`) wide, a phone's included: a table of many columns has no room. As {@link useIsMobile}. */
export const useIsTablet: () => boolean = mediaHook(media.tablet);
