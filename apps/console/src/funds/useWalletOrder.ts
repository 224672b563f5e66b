import { useRef, useState } from 'react';
import { newOrderName, sendOrder, type WalletOrder, type WalletOutcome, type WalletReceipt } from '../sandbox/wallet.ts';
import { queryClient } from '../session/standing.ts';
import { useSessionOver } from './useSessionOver.ts';

/** Where an order of sandbox money stands. */
export type OrderStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'offline' }
  | { readonly state: 'refused'; readonly code: string; readonly text: string }
  /** Nobody knows whether it happened; sending it again under its name finds out and moves nothing twice. */
  | { readonly state: 'unknown' }
  | { readonly state: 'done'; readonly receipt: WalletReceipt };

/** One order of sandbox money at a time. */
export interface WalletOrders {
  readonly status: OrderStatus;
  /** Sends an order; one that is under way or not known to have failed comes first. */
  readonly send: (order: WalletOrder) => void;
  /** Sends the order again whose answer was lost, under the same name. */
  readonly sendAgain: () => void;
  /** Back to the beginning: a refusal is read, or another order is to be made. */
  readonly reset: () => void;
}

/** Sends orders of sandbox money, each once. */
export function useWalletOrder(): WalletOrders {
  const [status, setStatus] = useState<OrderStatus>({ state: 'idle' });
  const sessionOver = useSessionOver();
  const latest = useRef<{ readonly name: string; readonly order: WalletOrder; settled: boolean }>(undefined);

  const become = (outcome: WalletOutcome): void => {
    if (latest.current) latest.current.settled = outcome.state !== 'unknown';
    if (outcome.state === 'login-needed') {
      setStatus({ state: 'idle' });
      sessionOver();
      return;
    }
    setStatus(outcome);
    // balances everywhere are others now
    if (outcome.state === 'done') void queryClient.invalidateQueries();
  };
  const post = async (name: string, order: WalletOrder): Promise<void> => {
    setStatus({ state: 'sending' });
    become(await sendOrder(name, order));
  };
  return {
    status,
    send: (order) => {
      if (latest.current?.settled === false) return;
      const name = newOrderName();
      latest.current = { name, order, settled: false };
      void post(name, order);
    },
    sendAgain: () => {
      if (latest.current && status.state === 'unknown') void post(latest.current.name, latest.current.order);
    },
    reset: () => {
      if (latest.current?.settled !== false) setStatus({ state: 'idle' });
    },
  };
}
