import { useEarn } from '@earnkit/hooks';
import { useRef, useState } from 'react';
import { newOrderName, sendOrder, type WalletOrder, type WalletReceipt } from '../sandbox/wallet.ts';
import { queryClient, refreshSession } from '../session/sessionStore.ts';
import { useSessionEnded } from './useWallet.ts';

/** Status of an order of sandbox money. */
export type OrderStatus =
  | { readonly state: 'idle' }
  | { readonly state: 'sending' }
  | { readonly state: 'offline' | 'another-person' | 'person-unknown' }
  | { readonly state: 'refused'; readonly code: string; readonly text: string }
  /** The result is not known. Sending it again under the same name finds out and moves nothing twice. */
  | { readonly state: 'unknown' }
  | { readonly state: 'done'; readonly receipt: WalletReceipt };

/** One order of sandbox money at a time. */
export interface WalletOrders {
  readonly status: OrderStatus;
  /** Sends an order, unless another one is being sent or has no known result. */
  readonly send: (order: WalletOrder) => void;
  /** Sends the order again whose answer was lost, under the same name. */
  readonly sendAgain: () => void;
  /** Clears a rejection or a result. */
  readonly reset: () => void;
}

interface Sent {
  readonly name: string;
  readonly order: WalletOrder;
}

/** Orders without a known result, by person and form. They are kept when signing in again remounts the form. */
const unsettled = new Map<string, Sent>();

/**
 * Sends orders of sandbox money, each once.
 *
 * @param flow names the form.
 */
export function useWalletOrder(flow: string): WalletOrders {
  const { scope, session, notify } = useEarn();
  const key = `${scope} ${flow}`;
  const [status, setStatus] = useState<OrderStatus>(() => ({ state: unsettled.has(key) ? 'unknown' : 'idle' }));
  const sessionEnded = useSessionEnded();
  const sending = useRef(false);

  const post = async (sent: Sent): Promise<void> => {
    sending.current = true;
    setStatus({ state: 'sending' });
    const outcome = await sendOrder(sent.name, sent.order, session.state === 'signed-in' ? session.id : undefined);
    sending.current = false;
    if (outcome.state === 'unknown') unsettled.set(key, sent);
    // Without a network, a session or a password nothing was found out about an order whose answer was lost before.
    if (outcome.state === 'done' || outcome.state === 'refused') unsettled.delete(key);
    if (unsettled.has(key)) setStatus({ state: 'unknown' });
    else setStatus(outcome.state === 'login-needed' || outcome.state === 'cancelled' ? { state: 'idle' } : outcome);
    if (outcome.state === 'login-needed') sessionEnded();
    // the form goes with its person, so whoever is here now is told after that
    if (outcome.state === 'another-person')
      void refreshSession().then(() => setTimeout(() => notify({ tone: 'warning', key: 'earn.error.anotherPerson' })));
    // balances everywhere are others now
    if (outcome.state === 'done') void queryClient.invalidateQueries();
  };
  return {
    status,
    send: (order) => {
      if (!sending.current && !unsettled.has(key)) void post({ name: newOrderName(), order });
    },
    sendAgain: () => {
      const sent = unsettled.get(key);
      if (sent && !sending.current) void post(sent);
    },
    reset: () => {
      if (!sending.current && !unsettled.has(key)) setStatus({ state: 'idle' });
    },
  };
}
