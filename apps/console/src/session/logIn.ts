import { sandboxControl } from '../sandbox/sandboxControl.ts';
import { client } from './client.ts';
import { refreshSession, notifyOtherTabs } from './sessionStore.ts';

/**
 * Signs in to a world of the sandbox, here and in every other tab.
 *
 * @throws SandboxFailure when the sandbox did not do it.
 */
export async function logIn(world: string): Promise<void> {
  await sandboxControl.logIn(world);
  client.sessionRenewed();
  await refreshSession();
  notifyOtherTabs('signed-in');
}
