import { inList, t } from './words.ts';

/** What stands on a poster: a text, or a label with its value. */
type PosterPart = string | readonly [label: string, value: string];

/** Parts of a poster as its accessible name has them, one after the other. */
export const posterParts = (...parts: readonly PosterPart[]): string =>
  inList(...parts.map((each) => (typeof each === 'string' ? each : t('earn.share.poster.fact', { label: each[0], value: each[1] }))));

/** The accessible name of a poster with these parts, or its beginning. */
export const posterText = (...parts: readonly PosterPart[]): string => t('earn.share.poster.text', { parts: posterParts(...parts) });
