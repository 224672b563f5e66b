import { createEarnQueryClient } from '@earnkit/hooks';
import { createRoot } from 'react-dom/client';
import { STORY_NOW } from './simpleEarnRows.ts';
import { type StoryModules, type StoryPage, storyPages } from './storyPages.ts';
import { settled } from './spoken.ts';

/** Shows a story in a language, at the moment of all stories. @returns ends it. */
export function showStory(page: StoryPage, locale: 'en' | 'zh' = 'en'): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(page.page(createEarnQueryClient(), { locale, now: () => STORY_NOW, timeZone: 'UTC' }));
  return () => {
    root.unmount();
    host.remove();
  };
}

/** The page of a story. @throws Error where no file has it */
export async function storyNamed(modules: StoryModules, name: string): Promise<StoryPage> {
  const [page] = await storyPages(modules, { only: (story) => story === name });
  if (page === undefined) throw new Error(`There is no story ${name}`);
  return page;
}

/** Waits for a dialog that opens by itself: its code may have to be loaded first. */
export async function dialogShown(): Promise<HTMLElement | undefined> {
  let dialog = await settled();
  for (let tries = 0; dialog === undefined && tries < 20; tries++) dialog = await settled();
  return dialog;
}
