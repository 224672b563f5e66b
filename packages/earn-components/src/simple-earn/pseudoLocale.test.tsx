import { inPseudoLocale } from '../testing/inPseudoLocale.ts';
import type { StoryFile } from '../testing/storyStage.tsx';

inPseudoLocale(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }));
