import type { Rows } from '@earnkit/core/endpoint';
import { type ListedWealthOrder, orderList } from '@earnkit/core/private-wealth/contract';
import type { QueryState } from '@earnkit/hooks';
import type * as v from 'valibot';
import { readSandboxAgain, usePersonalSandboxRead } from '../sandboxRead.ts';

const PATH = '/sandbox/private-wealth/orders';

const orders = orderList as v.GenericSchema<unknown, Rows<ListedWealthOrder>>;

/** The person's orders of private wealth, as the sandbox lists them (AMB-036). */
export const useWealthOrderList = (): QueryState<Rows<ListedWealthOrder>> => usePersonalSandboxRead(PATH, orders);

/** Reads the orders again, after one has changed. */
export const readWealthOrdersAgain = (): void => readSandboxAgain(PATH);
