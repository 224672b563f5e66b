'use client';

import { useSyncExternalStore } from 'react';

const query = '(prefers-color-scheme: dark)';

/** The appearance set by a class on `<html>`, else the one the system prefers. */
export function useSystemAppearance(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light');
}

function read(): 'light' | 'dark' {
  const chosen = document.documentElement.classList;
  if (chosen.contains('dark') || chosen.contains('dark-theme')) return 'dark';
  if (chosen.contains('light') || chosen.contains('light-theme')) return 'light';
  return matchMedia(query).matches ? 'dark' : 'light';
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(query);
  const page = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  page.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => {
    system.removeEventListener('change', onChange);
    page.disconnect();
  };
}
