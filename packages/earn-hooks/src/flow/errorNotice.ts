import type { EarnError } from '@earnkit/core';
import type { Notice } from '../provider/notice.ts';

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
    case 'business':
    case 'http':
    case 'funding-password':
      return { tone, key: 'earn.error.retryLater', ...(error.message ? { serverText: error.message } : {}) };
  }
}
