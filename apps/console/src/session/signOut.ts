import * as v from 'valibot';
import { ask } from './sandboxState.ts';
import { refreshSession, endSession, notifyOtherTabs } from './sessionStore.ts';

/**
 * Signs out of the sandbox. What was private leaves this screen and every other tab at once; should the server not have
 * heard, the look that follows says so by showing the person again.
 */
export async function signOut(): Promise<void> {
  endSession();
  notifyOtherTabs('signed-out');
  try {
    await ask('/sandbox/logout', v.unknown(), {});
  } finally {
    await refreshSession();
    notifyOtherTabs('moved');
  }
}
