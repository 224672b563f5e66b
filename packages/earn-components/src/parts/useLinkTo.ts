'use client';
import { type MouseEvent, useCallback } from 'react';
import { useEarn } from '@earnkit/hooks';
import { isPlainClick } from './isPlainClick.ts';

/** Props of a link that navigates with the host's router. */
export interface LinkTo {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * A link that navigates with the host's router. With a modifier key or the middle button it opens as any link does.
 *
 * @param href the address; `undefined` where the product has no such page.
 * @param onLeave called before leaving, to close an open dialog.
 * @returns `undefined` without an address.
 */
export function useLinkTo(href: string | undefined, onLeave?: () => void): LinkTo | undefined {
  const { navigate } = useEarn();
  const onClick = useCallback(
    (event: MouseEvent): void => {
      if (href === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      onLeave?.();
      navigate(href);
    },
    [href, navigate, onLeave],
  );
  return href === undefined ? undefined : { href, onClick };
}
