import { type SandboxKey, sandboxMessages } from './sandbox.ts';
import { useConsoleMessages } from './useConsoleMessages.ts';

/** The word of a world, where the console has one; a world it does not know keeps the sandbox's own text. */
export const worldWord = (key: string): SandboxKey | undefined =>
  Object.hasOwn(sandboxMessages.en, key) ? (key as SandboxKey) : undefined;

/** What a world is called; without one somebody is a visitor. */
export function useWorldName(world: string | undefined): string {
  const { t } = useConsoleMessages(sandboxMessages);
  const word = worldWord(`world.${world ?? 'anonymous'}`);
  return word === undefined ? (world ?? '') : t(word);
}
