/*
 * `@earnkit/core/client`: calling the exchange over HTTP. Hooks and the application use it; components never do.
 */
export type { Composer, WhoIsSignedIn } from './composer.ts';
export type { HttpEarnClient } from './clientOver.ts';
export { createEarnClient } from './createEarnClient.ts';
export type { CsrfOptions } from './csrf.ts';
export type { CallOptions, EarnClient, EarnClientOptions, HeadersRequest, UnreadableReport } from './EarnClient.ts';
export type { AskFundingPassword, FundingPasswordRequest } from './fundingPassword.ts';
