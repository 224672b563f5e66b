import type { WayChoice } from '@earnkit/hooks/overview';
import { withLanguage } from '../../navigation.ts';
import { textOfChoices } from './compareSearch.ts';

/** Ways in the search of an address; nothing for none. */
export const searchOf = (choices: readonly WayChoice[]): string => {
  const compare = textOfChoices(choices);
  return compare === undefined ? '' : `?${new URLSearchParams({ compare }).toString()}`;
};

/** The page with every way to earn with a coin, and the ways that are put together there to compare them. */
export const waysPage = (asset: string, choices: readonly WayChoice[] = []): string =>
  withLanguage(`/earn/${encodeURIComponent(asset)}${searchOf(choices)}`);
