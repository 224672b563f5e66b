import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { facts } from 'virtual:earnkit/facts';
import type { ComponentFacts } from '../../tooling/docs/componentFacts.ts';

/** What is known about the component of the page. @returns undefined while it is loaded, and on a page that is about none */
export function useFacts(): ComponentFacts | undefined {
  const context = useContext(DocsContext);
  const { fileName } = context.storyById().parameters as { readonly fileName?: string };
  const [loaded, setLoaded] = useState<ComponentFacts>();
  useEffect(() => {
    let isCurrent = true;
    void facts[fileName ?? '']?.().then(({ default: found }) => isCurrent && setLoaded(found));
    return () => {
      isCurrent = false;
    };
  }, [fileName]);
  return loaded;
}
