import type { Rows } from '@earnkit/core/endpoint';
import { type ListedWealthMovement, type ListedWealthOrder, movementList, orderList } from '@earnkit/core/private-wealth/contract';
import type { QueryState } from '@earnkit/hooks';
import type * as v from 'valibot';
import { readSandboxAgain, usePersonalSandboxRead } from '../sandboxRead.ts';

const PATH = '/sandbox/private-wealth/orders';

const orders = orderList as v.GenericSchema<unknown, Rows<ListedWealthOrder>>;

/** The person's orders of private wealth, as the sandbox lists them (AMB-036). */
export const useWealthOrderList = (): QueryState<Rows<ListedWealthOrder>> => usePersonalSandboxRead(PATH, orders);

/** As many purchases and redemptions as the sandbox lists at once. */
const HISTORY = '/sandbox/private-wealth/history?limit=200';

const movements = movementList as v.GenericSchema<unknown, Rows<ListedWealthMovement>>;

/** The person's purchases and redemptions, the newest first, as the sandbox lists them (AMB-036). */
export const useWealthHistory = (): QueryState<Rows<ListedWealthMovement>> => usePersonalSandboxRead(HISTORY, movements);

/** Reads orders and history again, after an order has changed. */
export const readWealthOrdersAgain = (): void => [PATH, HISTORY].forEach(readSandboxAgain);
