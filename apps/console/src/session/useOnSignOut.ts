import { useSession } from '@earnkit/hooks';
import { useEffect } from 'react';

/** Calls back after a sign-out in any tab, so that a page can clear its address. */
export function useOnSignOut(forget: () => void): void {
  const { session } = useSession();
  const signedOut = session.state === 'anonymous' && session.signedOut === true;
  useEffect(() => {
    if (signedOut) forget();
  }, [signedOut, forget]);
}
