import { useEarn } from '@earnkit/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';

/** An amount being typed, that comes back after signing in. */
export function useTypedAmount(flow: string): readonly [amount: string, setAmount: (text: string) => void] {
  const { drafts, scope } = useEarn();
  const [amount, set] = useState(() => drafts.read(flow, scope) ?? '');
  const now = useRef(amount);
  const setAmount = useCallback((text: string): void => {
    now.current = text;
    set(text);
  }, []);
  useEffect(() => {
    drafts.drop(flow, scope);
    return drafts.register(flow, { read: () => now.current, clear: () => setAmount('') });
  }, [drafts, flow, scope, setAmount]);
  return [amount, setAmount];
}
