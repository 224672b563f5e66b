import type { ReactElement } from 'react';
import type { Word } from '../../tooling/docs/componentFacts.ts';

/** Links that propose a change of a message, one for each text it has: each opens the line in the repository's editor. */
export function Propose({ word: { key, english, chinese } }: { readonly word: Word }): ReactElement {
  const places = [
    ['English', english.edit],
    ['US', english.editUs],
    ['Chinese', chinese.edit],
    ['Chinese, US', chinese.editUs],
  ] as const;
  return (
    <span className="earn-propose">
      {places.map(
        ([language, href]) =>
          href !== undefined && (
            <a key={language} href={href} target="_blank" rel="noreferrer" aria-label={`Propose a change of ${key}, ${language}`}>
              {language}
            </a>
          ),
      )}
    </span>
  );
}
