'use client';
import { type FocusEvent, type HTMLAttributes, useState } from 'react';

/**
 * Props of an element that a keyboard can scroll while its content overflows. It stays a tab stop while it has the focus: an element
 * that stops being one would give the focus to the page behind as soon as its content gets shorter.
 */
export function useScrollRegion(overflows: boolean, labelId: string): HTMLAttributes<HTMLElement> {
  const [focused, setFocused] = useState(false);
  return {
    ...((overflows || focused) && { tabIndex: 0, role: 'region', 'aria-labelledby': labelId }),
    // Both events also come from what is inside.
    onFocus: ({ target, currentTarget }: FocusEvent) => setFocused(target === currentTarget),
    onBlur: () => setFocused(false),
  };
}
