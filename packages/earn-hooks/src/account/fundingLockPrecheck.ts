import { type EarnClient, account, assessFundingLock } from '@earnkit/core';
import type { Precheck } from '../flow/submission.ts';

/** The lock pre-check as a step of whatever moves money (SH-56 to SH-58, API-11): refused only when funding is in use and locked. */
export const fundingLockPrecheck =
  (client: EarnClient, asset: string, action: 'subscribe' | 'redeem'): Precheck<unknown> =>
  async (_request, signal) => {
    const lock = await client.call(account.fundingLock, { asset }, { signal });
    return assessFundingLock(lock, action) && { cause: 'locked' };
  };
