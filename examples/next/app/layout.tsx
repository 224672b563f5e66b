import type { Metadata, Viewport } from 'next';
import type { ReactElement, ReactNode } from 'react';
// Tailwind first: what is loaded later is in later cascade layers.
import './globals.css';
import '@earnkit/ui/styles.css';
import '@earnkit/components/styles.css';

export const viewport: Viewport = { colorScheme: 'light dark' };

export const metadata: Metadata = { title: 'Earnkit on Next.js' };

export default function Layout({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <html lang="en">
      <body className="p-6">{children}</body>
    </html>
  );
}
