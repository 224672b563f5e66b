import type { Brand, OwnTone, ToneColours } from './brand.ts';
import { propertyOf } from './propertyOf.ts';
import { contrast } from './colour.ts';
import { accentWords, grounds, marks, toneWords } from './grounds.ts';
import { readColour, TEXT_CONTRAST } from './ownTone.ts';
import { vars } from './vars.css.ts';

/** Two colours of a brand that are too close to tell apart. */
export interface BrandProblem {
  /** Where it shows. */
  readonly appearance: 'light' | 'dark';
  /** `text` cannot be read, a `mark` (edge, switch, bar) cannot be seen. */
  readonly kind: 'text' | 'mark';
  /** The pair in words: `accent: words on solid`. */
  readonly pair: string;
  /** Contrast of the pair after WCAG 2, rounded down to two digits. */
  readonly contrast: number;
  /** Contrast it needs: 4.5 for text, 3 for marks (WCAG 1.4.3, 1.4.11). */
  readonly least: number;
}

/** Least contrast of what is seen but not read (WCAG 1.4.11). */
const MARK_CONTRAST = 3;

type Pair = readonly [kind: BrandProblem['kind'], name: string, front: string, back: string];

/**
 * Measures a brand in light and dark: every pair of words and ground that its colours take part in, and every mark that
 * is told by its colour. Empty where all can be read. Throws a `RangeError` where a colour is none.
 */
export function brandProblems(brand: Brand): BrandProblem[] {
  return (['light', 'dark'] as const).flatMap((appearance) =>
    pairsIn(brand, appearance).flatMap(([kind, pair, front, back]) => {
      const least = kind === 'text' ? TEXT_CONTRAST : MARK_CONTRAST;
      const measured = contrast(readColour(front), readColour(back));
      return measured < least ? [{ appearance, kind, pair, contrast: Math.floor(measured * 100) / 100, least }] : [];
    }),
  );
}

function pairsIn(brand: Brand, appearance: 'light' | 'dark'): Pair[] {
  const own = brand.tokens?.[appearance] ?? {};
  const drawn = (values: Readonly<Partial<Record<keyof typeof vars.color, string>>>) =>
    (Object.entries(values) as [keyof typeof vars.color, string][]).map(([key, value]): [string, string] => [
      key,
      own[propertyOf(vars.color[key])] ?? value,
    ]);
  const backs = drawn(grounds[appearance]);
  const tones: [string, OwnTone | undefined, string][] = [
    ['accent', typeof brand.accent === 'object' ? brand.accent : undefined, accentWordsOf(brand, appearance)],
    ['positive', brand.positive, toneWords[appearance].success],
    ['warning', undefined, toneWords[appearance].warning],
    ['negative', brand.negative, toneWords[appearance].danger],
    ['info', undefined, toneWords[appearance].info],
  ];
  const on = (kind: Pair[0], name: string, front: string, ends = backs): Pair[] =>
    ends.map(([back, value]) => [kind, `${name} on ${back}`, front, value]);
  return [
    ...drawn(marks[appearance]).flatMap(([name, front]) =>
      name === 'edge' ? on('mark', name, front, backs.slice(0, 2)) : on('text', name, front),
    ),
    ...tones.flatMap(([name, tone, words]) => [
      ...on('text', `${name}: text`, tone?.[appearance].text ?? words, backs.slice(0, 3)),
      ...(tone ? ownPairs(name, tone[appearance], backs) : []),
    ]),
  ];
}

function ownPairs(name: string, { solid, solidHover, onSolid, text, soft, softHover }: ToneColours, backs: [string, string][]): Pair[] {
  return [
    ['text', `${name}: words on solid`, onSolid, solid],
    ['text', `${name}: words on hovered solid`, onSolid, solidHover],
    ['text', `${name}: text on soft`, text, soft],
    ['text', `${name}: text on hovered soft`, text, softHover],
    ...backs.slice(0, 2).map(([back, value]): Pair => ['mark', `${name}: solid on ${back}`, solid, value]),
  ];
}

const accentWordsOf = ({ accent = 'jade' }: Brand, appearance: 'light' | 'dark'): string =>
  typeof accent === 'object' ? accent[appearance].text : accentWords[appearance][accent];
