import type { ReactElement, ReactNode } from 'react';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

export const metadata = { title: 'Earnkit on Next.js' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
