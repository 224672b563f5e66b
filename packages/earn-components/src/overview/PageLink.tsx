'use client';
import type { ReactElement, ReactNode } from 'react';
import { LinkButton } from '@earnkit/ui';
import { useLinkTo } from '../parts/useLinkTo.ts';

export interface PageLinkProps {
  /** Where it leads. */
  href: string;
  /** Accessible name, starting with the text. */
  label: string;
  /** The text. */
  children: ReactNode;
}

/** A quiet button of a row that leads to another page. */
export function PageLink({ href, label, children }: PageLinkProps): ReactElement {
  return (
    <LinkButton {...useLinkTo(href)} size="1" variant="outline" tone="neutral" aria-label={label}>
      {children}
    </LinkButton>
  );
}
