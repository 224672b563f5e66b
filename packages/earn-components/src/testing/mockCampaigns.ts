import * as notifications from '@earnkit/core/notifications/contract';
import type { HttpHandler } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';

/** Which notices are on. */
export interface Notices {
  candyDrop: boolean;
  holderAirdrop: boolean;
}

/** What was sent to the exchange, oldest first. */
export type SentSettings = unknown[];

/** An exchange that stores the notices of candy drops and holder airdrops, and keeps in `sent` what it was sent. */
export const mockCampaigns = (notices: Notices, sent: SentSettings = []): readonly HttpHandler[] => [
  mockEndpoint(notifications.candyDrop, () => ({ global_subscribe_status: notices.candyDrop ? (1 as const) : (2 as const) })),
  mockEndpoint(notifications.setCandyDrop, ({ aid, status }) => {
    sent.push({ aid, status });
    notices.candyDrop = status === 1;
    return undefined;
  }),
  mockEndpoint(notifications.holderAirdrop, () => ({
    hodler_notify: notices.holderAirdrop ? (1 as const) : (0 as const),
    hodler_gt_exchange: '0' as const,
  })),
  mockEndpoint(notifications.setHolderAirdrop, ({ name, value }) => {
    sent.push({ name, value });
    notices.holderAirdrop = value === '1';
    return undefined;
  }),
];
