'use client';
import { useState } from 'react';

/**
 * State that can be controlled by the host or uncontrolled, such as the page or the view of a list.
 *
 * @param held the controlled value; `undefined` if uncontrolled.
 * @param first the initial value, if uncontrolled.
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
