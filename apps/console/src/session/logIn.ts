import * as v from 'valibot';
import { client } from './client.ts';
import { ask } from './sandboxState.ts';
import { refreshSession, notifyOtherTabs } from './sessionStore.ts';

/**
 * Signs in to a world of the sandbox, here and in every other tab.
 *
 * @throws SandboxFailure when the sandbox did not do it.
 */
export async function logIn(world: string): Promise<void> {
  await ask('/sandbox/login', v.unknown(), { world });
  client.sessionRenewed();
  await refreshSession();
  notifyOtherTabs('signed-in');
}
