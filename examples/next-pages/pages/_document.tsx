import { Head, Html, Main, NextScript } from 'next/document';
import type { ReactElement } from 'react';

export default function Document(): ReactElement {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
      </Head>
      <body className="p-6">
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
