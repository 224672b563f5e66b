'use client';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useEarn } from '@earnkit/hooks';
import { TextLink } from '@earnkit/ui';
import { isPlainClick } from './isPlainClick.ts';

/** Props of {@link AreaLink}. */
export interface AreaLinkProps {
  /** Address, from the provider's `links`. */
  href: string;
  /** Called before leaving, to close an open dialog. @default nothing */
  onLeave?: () => void;
  /** The link's text. */
  children: ReactNode;
}

/** A link that navigates with the host's router. With a modifier key or the middle button it opens as any link does. */
export function AreaLink({ href, onLeave, children }: AreaLinkProps): ReactElement {
  const { navigate } = useEarn();
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onLeave?.();
    navigate(href);
  };
  return (
    <TextLink href={href} onClick={follow}>
      {children}
    </TextLink>
  );
}
