import { fixed, fixedVip } from '@earnkit/core/simple-earn/contract';

/** The calls of orders: those of VIP products have paths of their own (SE-X-56). */
export const orderCallsOf = (vip: boolean): typeof fixed | typeof fixedVip => (vip ? fixedVip : fixed);
