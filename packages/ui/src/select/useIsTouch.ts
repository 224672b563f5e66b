'use client';

import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';
import { createMediaStore, type MediaStore } from '../use-is-mobile/createMediaStore.ts';

let shared: MediaStore | undefined;
function store(): MediaStore {
  shared ??= createMediaStore(media.touch, 0, typeof window === 'undefined' ? undefined : window.matchMedia?.bind(window));
  return shared;
}
const subscribe = (listener: () => void) => store().subscribe(listener);
const getSnapshot = () => store().getSnapshot();
const getServerSnapshot = () => false;

/** Whether the primary pointer is touch. */
export function useIsTouch(): boolean {
  return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
