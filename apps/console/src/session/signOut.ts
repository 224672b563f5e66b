import * as v from 'valibot';
import { ask } from './sandboxState.ts';
import { refreshSession, endSession, notifyOtherTabs } from './sessionStore.ts';

/**
 * Signs out of the sandbox. Private data disappears from this tab and every other tab at once. If the server did not receive the
 * sign-out, the next read of the session shows the person again.
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
