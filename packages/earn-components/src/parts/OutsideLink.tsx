'use client';
import { Link, Words } from '@earnkit/ui';
import type { ReactElement, ReactNode } from 'react';

export interface OutsideLinkProps {
  /** Address of the document or page; `undefined` where the product has none, which shows the text alone. */
  href: string | undefined;
  /** The link's text. */
  children: ReactNode;
}

/** A link that opens in a new tab, so that a form stays as it is. */
export const OutsideLink = ({ href, children }: OutsideLinkProps): ReactElement =>
  href === undefined ? (
    <Words>{children}</Words>
  ) : (
    <Link underline="always" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
