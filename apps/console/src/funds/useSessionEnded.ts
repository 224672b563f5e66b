import { useEarn } from '@earnkit/hooks';
import { useCallback } from 'react';
import { refreshSession } from '../session/sessionStore.ts';

/** Handles a session that the sandbox ended: keeps what is typed and reads the session again. */
export function useSessionEnded(): () => void {
  const { drafts } = useEarn();
  return useCallback(() => {
    drafts.keepAll();
    void refreshSession();
  }, [drafts]);
}
