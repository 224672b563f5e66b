import * as account from '@earnkit/core/account/contract';
import type { EarnClient } from '@earnkit/core/client';
import { assessFundingLock } from '@earnkit/core/account/rules';
import type { Precheck } from '../submission/submission.ts';

/** The funding lock check of an order (SH-56 to SH-58, API-11): refuses only when funding is in use and locked. */
export const fundingLockPrecheck =
  (client: EarnClient, asset: string, action: 'subscribe' | 'redeem'): Precheck<unknown> =>
  async (_request, signal) => {
    const lock = await client.call(account.fundingLock, { asset }, { signal });
    return assessFundingLock(lock, action) && { cause: 'locked' };
  };
