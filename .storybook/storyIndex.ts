import { readFileSync } from 'node:fs';
import type { Indexer, IndexEntry, StoryIndex } from 'storybook/internal/types';
import path from 'node:path';
import { readStatuses, subjectOf } from '../tooling/docs/status.ts';
import { storyFactsIn, wordsOf } from '../tooling/docs/storyFacts.ts';
import { root } from '../tooling/step.ts';

/*
 * What the sidebar knows of a story beside its name. Tags: the status of its component and the states that it shows, to filter by. Words: its
 * states, requirements and docblock, to search for.
 */

/** Adds tags to what Storybook finds in files of stories. */
export const experimental_indexers = (indexers: Indexer[] = []): Indexer[] => {
  const statuses = readStatuses();
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const found = await indexer.createIndex(file, options);
      if (!file.endsWith('.stories.tsx')) return found;
      const source = readFileSync(file, 'utf8');
      const subject = subjectOf(file.replaceAll(path.sep, '/'), source, statuses);
      const status = statuses.get(subject ?? '');
      const facts = storyFactsIn(source);
      return found.map((story) => ({
        ...story,
        tags: [...(story.tags ?? []), ...(status ? [status] : []), ...(facts.get(story.exportName)?.states ?? [])],
      }));
    },
  }));
};

interface IndexGenerator {
  readonly getIndex: () => Promise<StoryIndex>;
}

/** Adds words to the index. The search of the sidebar looks for them where it looks for the headings of a document. */
export async function storyIndexGenerator<Generator extends IndexGenerator>(before: Promise<Generator> | Generator): Promise<Generator> {
  const generator = await before;
  const getIndex = generator.getIndex.bind(generator);
  return Object.assign(generator, {
    getIndex: async (): Promise<StoryIndex> => {
      const index = await getIndex();
      const known = new Map<string, ReturnType<typeof storyFactsIn>>();
      const withWords = (entry: IndexEntry): IndexEntry => {
        if (entry.type !== 'story' || entry.exportName === undefined) return entry;
        const facts = known.get(entry.importPath) ?? storyFactsIn(readFileSync(path.join(root, entry.importPath), 'utf8'));
        known.set(entry.importPath, facts);
        const story = facts.get(entry.exportName);
        const searched = story && { anchors: wordsOf(story).map((title) => ({ id: entry.id, title })) };
        return { ...entry, ...searched };
      };
      return { ...index, entries: Object.fromEntries(Object.entries(index.entries).map(([id, entry]) => [id, withWords(entry)])) };
    },
  });
}
