import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { PartNames } from './PartNames.tsx';
import { themeFor } from './theme.ts';
import './docs.css';

interface Told {
  readonly globals: Readonly<Record<string, unknown>>;
}

const EVENTS = ['globalsUpdated', 'setGlobals'] as const;

/** What was chosen before this code was loaded. */
function globalsBefore(): Told['globals'] {
  const channel = addons.getChannel();
  const [told] = EVENTS.flatMap((event) => (channel.last(event) as readonly Told[] | undefined) ?? []);
  return told?.globals ?? {};
}

/** Docs pages in the appearance of their stories, each with the parts of its components. */
export default function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => themeFor(globalsBefore()));
  useEffect(() => {
    const follow = ({ globals }: Told) => setTheme(themeFor(globals));
    for (const event of EVENTS) addons.getChannel().on(event, follow);
    return () => {
      for (const event of EVENTS) addons.getChannel().off(event, follow);
    };
  }, []);
  return (
    <DocsContainer {...rest} theme={theme}>
      {children}
      <PartNames />
    </DocsContainer>
  );
}
