import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { PartNames } from './PartNames.tsx';
import { themeFor } from './theme.ts';
import './docs.css';

/** Docs pages in the appearance of their stories, each with the parts of its components. */
export default function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals: chosen }: { globals: Record<string, unknown> }) => setGlobals(chosen);
    channel.on('setGlobals', follow);
    channel.on('globalsUpdated', follow);
    return () => {
      channel.off('setGlobals', follow);
      channel.off('globalsUpdated', follow);
    };
  }, []);
  return (
    <DocsContainer {...rest} theme={themeFor(globals)}>
      {children}
      <PartNames />
    </DocsContainer>
  );
}
