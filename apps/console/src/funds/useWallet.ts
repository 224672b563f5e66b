import { useEarn, useSession } from '@earnkit/hooks';
import { useCallback } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { refreshSession, queryClient } from '../session/sessionStore.ts';
import { readWallet, type WalletCoin, WalletFailure } from '../sandbox/wallet.ts';

/** Handles a session that the sandbox ended: keeps what is typed and reads the session again. */
export function useSessionEnded(): () => void {
  const { drafts } = useEarn();
  return useCallback(() => {
    drafts.keepAll();
    void refreshSession();
  }, [drafts]);
}

/** What the person has of a coin at the sandbox; read anew on every page. */
export function useWallet(asset: string): UseQueryResult<WalletCoin> {
  const sessionEnded = useSessionEnded();
  const { session } = useSession();
  const person = session.state === 'signed-in' ? session.id : undefined;
  return useQuery(
    {
      // of one person alone, and gone from memory with the page
      queryKey: ['sandbox', 'wallet', person, asset],
      queryFn: () =>
        readWallet(asset).catch((error: unknown) => {
          if (error instanceof WalletFailure && error.because === 'login') sessionEnded();
          throw error;
        }),
      enabled: person !== undefined,
      staleTime: 0,
      gcTime: 0,
      retry: (failures, error) => failures < 2 && error instanceof WalletFailure && error.because === 'no-answer',
      retryDelay: 500,
    },
    queryClient,
  );
}
