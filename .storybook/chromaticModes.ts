import { loadCsf } from 'storybook/internal/csf-tools';
import type { Plugin } from 'vite';
import { type Picture, pictures } from '../tooling/look/set.ts';
import { modes } from './toolbar.ts';

/** What the toolbar says for one picture, and the width of the window. */
type Mode = Readonly<Record<string, string | number>>;

/** In how many looks the set of pictures has a story that Chromatic pictures in every mode. */
const MANY = 3;

const modeOf = ({ width, appearance, locale }: Picture): readonly [string, Mode] => [
  [width === 375 && 'phone', appearance === 'dark' && 'dark', locale === 'zh' && 'Chinese'].filter(Boolean).join(', ') || 'light',
  { appearance, locale, viewport: width },
];

/**
 * How Chromatic pictures a story: in light, and in the looks that the set of `npm run look` has of it; the most important ones in every
 * mode. All stories in every mode would be more pictures than a month of a small plan has.
 */
export function chromaticModesOf(story: string): Readonly<Record<string, Mode>> {
  const looks = pictures.filter((picture) => picture.story === story);
  return { light: modes.light, ...Object.fromEntries(looks.map(modeOf)), ...(looks.length >= MANY && modes) };
}

/** Gives each story of the set its modes, in the built Storybook that Chromatic reads. */
export function chromaticModes(): Plugin {
  return {
    name: 'earnkit:chromatic-modes',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const stories = loadCsf(code, { makeTitle: (title) => title, fileName: id }).parse().indexInputs;
      const chosen = stories.filter(({ __id: story }) => pictures.some((picture) => picture.story === story));
      if (chosen.length === 0) return undefined;
      const given = chosen.map(
        ({ exportName: name, __id: story = '' }) =>
          `${name}.parameters = { ...${name}.parameters, chromatic: { ...${name}.parameters?.chromatic, modes: ${JSON.stringify(chromaticModesOf(story))} } };`,
      );
      // The lines before keep their numbers.
      return { code: `${code}\n${given.join('\n')}\n`, map: null };
    },
  };
}
