import { useSession } from '@earnkit/hooks';
import { useEffect } from 'react';

/** Calls it once somebody signed out, here or in another tab: what the address says of them is no longer wanted. */
export function useOnSignOut(forget: () => void): void {
  const { session } = useSession();
  const signedOut = session.state === 'anonymous' && session.signedOut === true;
  useEffect(() => {
    if (signedOut) forget();
  }, [signedOut, forget]);
}
