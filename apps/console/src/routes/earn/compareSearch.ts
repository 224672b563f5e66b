import { isName } from '@earnkit/core';
import type { WayChoice } from '@earnkit/hooks/overview';
import * as v from 'valibot';
import { optional } from '../search.ts';

/** So many ways are compared at most; the page that compares them is not loaded here. */
const MOST = 3;

/** The ways of an address, such as `USDT.flexible_USDT.fixed-103`; `undefined` where it names none. */
const comparedText = optional(v.pipe(v.string(), v.maxLength(400)));

/** What the address of the comparison says, and that of a page on which ways are put together for it. */
export const compareSearch = v.object({ compare: comparedText });

/** A name without the characters that divide an address. */
const written = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E').replaceAll('_', '%5F');

function read(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The ways that an address names, each once. What cannot be read is left out. */
export function choicesOf(text: string | undefined): readonly WayChoice[] {
  const parts = [...new Set((text ?? '').split('_'))];
  return parts
    .flatMap((part) => {
      const [asset = '', key = ''] = part.split('.').map(read);
      return isName(asset) && isName(key) ? [{ asset, key }] : [];
    })
    .slice(0, MOST);
}

/** The text of ways in an address; `undefined` for none. */
export const textOfChoices = (choices: readonly WayChoice[]): string | undefined =>
  choices.length === 0 ? undefined : choices.map(({ asset, key }) => `${written(asset)}.${written(key)}`).join('_');

/**
 * The ways after a coin was pressed: its ways are taken away where there are some, else those that are handed over are added while there is
 * room.
 */
export const withCoin = (choices: readonly WayChoice[], asset: string, keys: readonly string[]): readonly WayChoice[] =>
  choices.some((choice) => choice.asset === asset)
    ? choices.filter((choice) => choice.asset !== asset)
    : [...choices, ...keys.map((key) => ({ asset, key }))].slice(0, MOST);
