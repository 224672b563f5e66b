import { type ConsolePage, page } from '../shell/pages.ts';
import type { Text } from '../messages/useConsoleMessages.ts';

/** A place of a real exchange that the earn area leads to. @param outside what the exchange shows there. */
export const outsidePage = (path: string, outside?: Text): ConsolePage =>
  page({ path, ...(outside && { outside }), load: () => import('../shell/OutsidePage.tsx'), name: 'OutsidePage' });
