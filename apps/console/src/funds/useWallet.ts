import { useSession } from '@earnkit/hooks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { readWallet, type WalletCoin, WalletFailure } from '../sandbox/wallet.ts';
import { queryClient } from '../session/sessionStore.ts';
import { useSessionEnded } from './useSessionEnded.ts';

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
