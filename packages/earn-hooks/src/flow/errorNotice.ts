import type { EarnError } from '@earnkit/core';
import type { Notice } from '../provider/notice.ts';
import { serverText } from './serverText.ts';

/** A longer wait than this says nothing useful; the words then ask to try again later. */
const LONGEST_WAIT_SECONDS = 120;

/**
 * What to say of a write that came to nothing. The exchange's own text wins; without one an HTTP error asks to try again
 * later, and no answer at all speaks of the connection (AMB-006). Nothing is said of a prompt the person closed
 * (AMB-004) or of a login that is asked for anyway (AMB-012).
 */
export function errorNotice(error: EarnError, tone: 'warning' | 'error'): Notice | undefined {
  switch (error.kind) {
    case 'cancelled':
    case 'login-needed':
      return undefined;
    case 'network':
    case 'timeout':
      return { tone, key: 'Networkerr' };
    case 'offline':
      return { tone, key: 'earn.error.offline' };
    case 'contract':
      return { tone, key: 'earn.error.retryLater' };
    case 'funding-password':
      return { tone, key: 'earn.error.fundingPassword', ...worded(error.message) };
    case 'business':
      return { tone, key: 'earn.error.retryLater', ...worded(error.message) };
    case 'http': {
      const wait = error.retryAfterSeconds;
      const said = wait !== undefined && wait > 0 && wait <= LONGEST_WAIT_SECONDS;
      return {
        tone,
        ...(said ? { key: 'earn.error.retryAfter', values: { seconds: String(wait) } } : { key: 'earn.error.retryLater' }),
        ...worded(error.message),
      };
    }
  }
}

const worded = (message: string | undefined): { readonly serverText?: string } => {
  const text = serverText(message);
  return text === undefined ? {} : { serverText: text };
};
