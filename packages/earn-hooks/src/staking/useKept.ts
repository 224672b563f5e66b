'use client';
import { useState } from 'react';

/**
 * A choice that begins with what is offered first and then stays, also when that is offered no longer: only the person moves it.
 *
 * @param first what it begins with; `undefined` while that is not known.
 */
export function useKept(first: string | undefined): readonly [kept: string | undefined, choose: (next: string) => void] {
  const [kept, choose] = useState(first);
  if (kept === undefined && first !== undefined) choose(first);
  return [kept ?? first, choose];
}
