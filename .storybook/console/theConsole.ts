/* What of the console its pages need, loaded by their stories alone: it follows the address and has sheets of its own. */
export { stayInMemory } from '../../apps/console/src/here.ts';
export { preferHere } from '../../apps/console/src/preferences/preferences.ts';
export { pages } from '../../apps/console/src/router.tsx';
export { Root } from '../../apps/console/src/routes/root.tsx';
export { watchSession } from '../../apps/console/src/session/sessionStore.ts';
