import { AnchorMdx, Controls, Description, DocsPage, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';
import { homes, pages } from 'virtual:earnkit/facts';
import { States } from './blocks/States.tsx';

/**
 * The page of stories without a document. Parts of `@earnkit/ui` have Storybook's own. Components of the earn area have pictures, so that
 * no dialog opens over the page, and so have the pages of the console; further stories of a component lead to its page.
 */
export default function ComponentDocs(): ReactElement {
  const { story } = useOf('story', ['story']);
  if (story.title.startsWith('UI/')) return <DocsPage />;
  const { fileName } = story.parameters as { readonly fileName?: string };
  const name = homes[fileName ?? ''];
  const home = name === undefined ? undefined : pages[name];
  return (
    <>
      <Title />
      {home ? (
        <p>
          More states of{' '}
          <AnchorMdx href={`?path=/docs/${home.id}`} target="_self">
            {name}
          </AnchorMdx>
          , whose page says the rest.
        </p>
      ) : (
        <>
          <Subtitle />
          <Description />
        </>
      )}
      <States first />
      {!home && !story.title.startsWith('Pages/') && (
        <>
          <h2>Props</h2>
          <Controls />
        </>
      )}
    </>
  );
}
