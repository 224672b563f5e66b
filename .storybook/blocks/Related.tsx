import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { pages } from 'virtual:earnkit/facts';

interface RelatedProps {
  /** Names of components with a page, separated by commas. */
  readonly of: string;
}

/** Links to the pages of other components, each with what it is. */
export function Related({ of }: RelatedProps): ReactElement {
  return (
    <ul>
      {of.split(', ').map((name) => {
        const page = pages[name];
        return (
          <li key={name}>
            {page ? (
              <AnchorMdx href={`?path=/docs/${page.id}`} target="_self">
                {name}
              </AnchorMdx>
            ) : (
              <code>{name}</code>
            )}
            {page && `: ${page.summary}`}
          </li>
        );
      })}
    </ul>
  );
}
