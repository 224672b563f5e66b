'use client';
import { useContext } from 'react';
import { ThemeWidthContext } from '../theme/themeWidth.ts';
import { useIsMobileWindow, useIsTabletWindow } from './windowWidth.ts';

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
