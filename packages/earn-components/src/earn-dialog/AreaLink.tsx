'use client';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useEarn } from '@earnkit/hooks';
import { TextLink } from '@earnkit/ui';

/** Props of {@link AreaLink}. */
export interface AreaLinkProps {
  /** Where it leads, from the provider's links. */
  href: string;
  /** Called before leaving, to close what stands in the way. @default nothing */
  onLeave?: () => void;
  /** The words. */
  children: ReactNode;
}

/** A real link that goes through the host's router; with a modifier key or the middle button it opens as any link does. */
export function AreaLink({ href, onLeave, children }: AreaLinkProps): ReactElement {
  const { navigate } = useEarn();
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
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
