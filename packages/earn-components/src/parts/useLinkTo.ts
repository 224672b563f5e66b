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
 * @param onLeave called before leaving, to close an open dialog.
 */
export function useLinkTo(href: string, onLeave?: () => void): LinkTo {
  const { navigate } = useEarn();
  const onClick = useCallback(
    (event: MouseEvent): void => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onLeave?.();
      navigate(href);
    },
    [href, navigate, onLeave],
  );
  return { href, onClick };
}
