'use client';
import { useContext, useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';
import { createMediaStore, type MediaStore, RESIZE_DEBOUNCE } from './createMediaStore.ts';
import { ThemeWidthContext } from './themeWidth.ts';

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

const useIsTabletWindow = mediaHook(media.tablet);

/**
 * Whether the viewport is at most 768 pixels (`MOBILE_MAX_WIDTH`) wide (UI-21); inside an `EarnTheme` with `layout="auto"`, whether the
 * theme's element is. On a server, and while hydrating, the answer is `false`, so that both render the same page.
 * Follows a resize after 300 ms (UI-25).
 */
export function useIsMobile(): boolean {
  const isMobileWindow = useIsMobileWindow();
  const width = useContext(ThemeWidthContext);
  return width === undefined ? isMobileWindow : width === 'phone';
}

/** Whether the viewport is at most 1100 pixels wide, a phone's included: a table of many columns has no room. As {@link useIsMobile}. */
export function useIsTablet(): boolean {
  const isTabletWindow = useIsTabletWindow();
  const width = useContext(ThemeWidthContext);
  return width === undefined ? isTabletWindow : width !== 'desktop';
}
