import { type SandboxKey, sandboxWords } from '../words/sandbox.ts';
import { useWords } from '../words/useWords.ts';

/** The word of a world, where the console has one; a world it does not know keeps the sandbox's own text. */
export const worldWord = (key: string): SandboxKey | undefined => (Object.hasOwn(sandboxWords.en, key) ? (key as SandboxKey) : undefined);

/** What a world is called; without one somebody is a visitor. */
export function useWorldName(world: string | undefined): string {
  const say = useWords(sandboxWords);
  const word = worldWord(`world.${world ?? 'anonymous'}`);
  return word === undefined ? (world ?? '') : say(word);
}
