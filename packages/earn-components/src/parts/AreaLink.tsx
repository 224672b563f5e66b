'use client';
import type { ReactElement, ReactNode } from 'react';
import { Link, Words } from '@earnkit/ui';
import { useLinkTo } from './useLinkTo.ts';

export interface AreaLinkProps {
  /** Address, from the provider's `links`; `undefined` where the product has no such page. */
  href: string | undefined;
  /** Whether the text stays where there is no address, as a name does. @default false */
  keepsText?: boolean;
  /** Called before leaving, to close an open dialog. @default nothing */
  onLeave?: () => void;
  /** Accessible name, starting with the text. @default the text */
  label?: string;
  /** The link's text. */
  children: ReactNode;
}

/**
 * A link that navigates with the host's router. With a modifier key or the middle button it opens as any link does. Where there is no address,
 * nothing is shown, or the text alone.
 */
export function AreaLink({ href, onLeave, label, keepsText = false, children }: AreaLinkProps): ReactElement | null {
  const link = useLinkTo(href, onLeave);
  if (!link) return keepsText ? <Words>{children}</Words> : null;
  return (
    <Link underline="always" {...link} {...(label !== undefined && { 'aria-label': label })}>
      {children}
    </Link>
  );
}
