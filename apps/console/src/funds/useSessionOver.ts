import { useEarn } from '@earnkit/hooks';
import { useCallback } from 'react';
import { lookAgain } from '../session/sessionStore.ts';

/** The sandbox no longer knows the person: what they typed is kept, and who is looking is asked anew. */
export function useSessionOver(): () => void {
  const { drafts } = useEarn();
  return useCallback(() => {
    drafts.keepAll();
    void lookAgain();
  }, [drafts]);
}
