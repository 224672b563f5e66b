import { HeadContent, Scripts, createRootRoute } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import components from '@earnkit/components/styles.css?url';
import ui from '@earnkit/ui/styles.css?url';

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'color-scheme', content: 'light dark' },
      { title: 'Earnkit on TanStack Start' },
    ],
    links: [ui, components].map((href) => ({ rel: 'stylesheet', href })),
  }),
  shellComponent: Shell,
});

function Shell({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
