import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { PartNames } from './PartNames.tsx';
import { themeFor } from './theme.ts';
import { useGlobals } from './useGlobals.ts';
import './docs.css';

/** Docs pages in the appearance of their stories, each with the parts of its components. */
export default function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...rest} theme={themeFor(useGlobals())}>
      {children}
      <PartNames />
    </DocsContainer>
  );
}
