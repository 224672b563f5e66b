import { EarnArea } from '@earnkit/components';
import { createEarnClient } from '@earnkit/core/client';
import type { ReactNode } from 'react';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';
import { FEW_ORDERS, fetchInPage, fetchOverNetwork, fetchWithOrders, NOW } from './exchange.ts';

const origin = 'http://127.0.0.1';
const client = createEarnClient({ fetch: fetchInPage, origin });
const clientWithFewOrders = createEarnClient({ fetch: fetchWithOrders(FEW_ORDERS), origin });
const distantClient = createEarnClient({ fetch: fetchOverNetwork, origin });

interface AreaProps {
  /** Whether answers are as late as over a network. @default false */
  readonly distant?: boolean;
  /** Whether the person has few orders rather than many. @default false */
  readonly few?: boolean;
  readonly children: ReactNode;
}

/** The area of a person who is signed in, over the exchange in the page. */
export const Area = ({ distant = false, few = false, children }: AreaProps) => (
  <EarnArea
    client={distant ? distantClient : few ? clientWithFewOrders : client}
    session={{ state: 'signed-in', id: 'ada' }}
    timeZone="UTC"
    now={now}
    navigate={stay}
  >
    {children}
  </EarnArea>
);

const now = (): number => NOW;
const stay = (): void => {};
