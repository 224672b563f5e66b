'use client';
import { useState } from 'react';

/**
 * A value that the host may control, such as a page or the view of a list. Without the host's value the component keeps it.
 *
 * @param held the host's value; `undefined` where the component controls it.
 * @param first the value to begin with.
 * @param onChange called with every change.
 */
export function useHeld<Value>(
  held: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value): void => {
    setOwn(value);
    onChange?.(value);
  };
  return [held ?? own, change];
}
