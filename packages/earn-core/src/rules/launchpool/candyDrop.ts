import type { CandyDropItem } from '../../contract/launchpool/index.ts';

/** A part of a candy drop's text. */
export interface CandyDropPart {
  /** The text of the part. */
  readonly text: string;
  /** Whether the exchange stresses it. */
  readonly highlighted: boolean;
}

/** The text of a candy drop, with the first place of its highlighted part apart (CD-03, CD-06). The text itself never changes. */
export function candyDropParts({ message, highlight }: Pick<CandyDropItem, 'message' | 'highlight'>): readonly CandyDropPart[] {
  const at = highlight ? message.indexOf(highlight) : -1;
  if (highlight === undefined || at < 0) return [{ text: message, highlighted: false }];
  return [
    { text: message.slice(0, at), highlighted: false },
    { text: highlight, highlighted: true },
    { text: message.slice(at + highlight.length), highlighted: false },
  ].filter(({ text }) => text !== '');
}
