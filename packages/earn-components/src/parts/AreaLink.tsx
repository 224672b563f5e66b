'use client';
import type { ReactElement, ReactNode } from 'react';
import { Link } from '@earnkit/ui';
import { useLinkTo } from './useLinkTo.ts';

export interface AreaLinkProps {
  /** Address, from the provider's `links`. */
  href: string;
  /** Called before leaving, to close an open dialog. @default nothing */
  onLeave?: () => void;
  /** Accessible name, starting with the text. @default the text */
  label?: string;
  /** The link's text. */
  children: ReactNode;
}

/** A link that navigates with the host's router. With a modifier key or the middle button it opens as any link does. */
export function AreaLink({ href, onLeave, label, children }: AreaLinkProps): ReactElement {
  const link = useLinkTo(href, onLeave);
  return (
    <Link underline="always" {...link} {...(label !== undefined && { 'aria-label': label })}>
      {children}
    </Link>
  );
}
