import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

const chosen = (globals: Record<string, unknown>) => (globals['appearance'] === 'dark' ? themes.dark : themes.light);

/** Docs pages in the appearance of their stories. */
export default function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(themes.light);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(chosen(globals));
    channel.on('setGlobals', follow);
    channel.on('globalsUpdated', follow);
    return () => {
      channel.off('setGlobals', follow);
      channel.off('globalsUpdated', follow);
    };
  }, []);
  return (
    <DocsContainer {...rest} theme={theme}>
      {children}
    </DocsContainer>
  );
}
