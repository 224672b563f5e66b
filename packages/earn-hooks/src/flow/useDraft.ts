'use client';
import { useEffect, useRef } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/**
 * Keeps what stands in a form over a sign-in and while funds are added (SH-05): an amount, or a choice as text.
 *
 * @param flow names it, such as `stake.coin:1601`.
 * @param read reads it now; `''` for what the form begins with, which is not kept.
 * @param write puts back what was kept. Called with `''` where what stands there was another person's.
 */
export function useDraft(flow: string, read: () => string, write: (kept: string) => void): void {
  const { drafts, scope } = useEarn();
  const form = useRef({ read, write });
  useEffect(() => {
    form.current = { read, write };
  });
  useEffect(() => {
    // A form that was open before the sign-in takes back what the person had in it. What they do now is not replaced.
    const kept = drafts.read(flow, scope);
    if (kept !== undefined && form.current.read() === '') form.current.write(kept);
    drafts.drop(flow, scope);
  }, [drafts, flow, scope]);
  useEffect(() => drafts.register(flow, { read: () => form.current.read(), clear: () => form.current.write('') }), [drafts, flow]);
}
