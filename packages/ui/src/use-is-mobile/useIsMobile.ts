'use client';
import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';
import { createMediaStore, type MediaStore } from './createMediaStore.ts';

/** Milliseconds that the width must stay past the breakpoint before the layout changes (UI-25, FM-20). */
const RESIZE_DEBOUNCE = 300;

let shared: MediaStore | undefined;

/**
 * Whether the viewport is at most 768 pixels (`MOBILE_MAX_WIDTH`) wide
 * (UI-21). On a server, and while hydrating, the answer is `false`, so that both render the same page.
 * Follows a resize after 300 ms (UI-25).
 */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}

function store(): MediaStore {
  shared ??= createMediaStore(media.mobile, RESIZE_DEBOUNCE, typeof window === 'undefined' ? undefined : window.matchMedia?.bind(window));
  return shared;
}

const subscribe = (listener: () => void) => store().subscribe(listener);
const getSnapshot = () => store().getSnapshot();
const getServerSnapshot = () => false;
