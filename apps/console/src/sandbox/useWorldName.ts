import { en, type WordKey } from '../words/en.ts';
import { useWords } from '../words/useWords.ts';

/** The word of a world, where the console has one; a world it does not know keeps the sandbox's own text. */
export const worldWord = (key: string): WordKey | undefined => (Object.hasOwn(en, key) ? (key as WordKey) : undefined);

/** What a world is called; without one somebody is a visitor. */
export function useWorldName(world: string | undefined): string {
  const say = useWords();
  const word = worldWord(`world.${world ?? 'anonymous'}`);
  return word === undefined ? (world ?? '') : say(word);
}
