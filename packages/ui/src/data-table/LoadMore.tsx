'use client';
import { useEffect, useRef } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { retryLabels, tableLabels } from '../theme/labels.ts';
import * as css from './foot.css.ts';

/** State of the last request for more rows. */
export type LoadMoreState = 'idle' | 'loading' | 'error';

interface LoadMoreProps {
  /** Rows there are now. */
  count: number;
  hasMore: boolean;
  state: LoadMoreState;
  /** Load automatically near the end of the list. */
  auto: boolean;
  onLoadMore: () => void;
}

/** The end of a growing list: asks for more rows automatically or by a button (UI-17). */
export function LoadMore({ count, hasMore, state, auto, onLoadMore }: LoadMoreProps) {
  const labels = useLabels(tableLabels);
  const { retry } = useLabels(retryLabels);
  const place = useNearEnd({ count, active: auto && hasMore && state === 'idle', onNear: onLoadMore });

  return (
    <div ref={place} className={css.more}>
      {state === 'error' && (
        <p role="alert" className={css.moreFailed}>
          {labels.loadMoreFailed}
        </p>
      )}
      {hasMore && (
        <PlainButton variant="soft" tone="neutral" loading={state === 'loading'} onClick={onLoadMore}>
          {state === 'error' ? retry : labels.loadMore}
        </PlainButton>
      )}
    </div>
  );
}

/**
 * Calls `onNear` once for each length of the list when its end comes near. A server that keeps promising
 * more and sends nothing is asked only once; the button asks again.
 */
function useNearEnd({ count, active, onNear }: { count: number; active: boolean; onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const askedAt = useRef<number>(undefined);
  const lastCount = useRef(count);
  // The latest callback, so that an inline function does not restart the observer at every render.
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    // A shorter list is another list.
    if (count < lastCount.current) askedAt.current = undefined;
    lastCount.current = count;
    const element = place.current;
    if (!active || !element || askedAt.current === count || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        askedAt.current = count;
        latest.current();
      },
      { rootMargin: '240px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, active]);

  return place;
}
