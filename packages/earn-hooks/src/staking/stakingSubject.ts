import type { Assessment } from '@earnkit/core';
import * as v from 'valibot';
import { storedOrder } from '../flow/defineOrder.ts';

/** Identifies the orders of one coin in one product, so that two products of a coin have separate orders. */
export const stakingSubject = ({ asset, pid }: { readonly asset: string; readonly pid?: string | undefined }): string =>
  pid === undefined ? asset : `${asset}:${pid}`;

/** Stored fields of every order's request of staking. */
export const storedStaking = { ...storedOrder, orderId: v.string(), pid: v.optional(v.string(), () => undefined) };

/** What a rule says, with its request named by coin and product. */
export const named = <Request>(assessed: Assessment<Request>, orderId: string): Assessment<Request & { readonly orderId: string }> =>
  assessed.state === 'ready' ? { ...assessed, request: { ...assessed.request, orderId } } : assessed;
