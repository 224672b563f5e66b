'use client';
import type { ReactNode } from 'react';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { stepLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { content, hint as hintClass, item as itemClass, list, rail, time as timeClass } from './Timeline.css.ts';
import { timelineLabelVariants, timelineLineVariants, timelineMarkVariants } from './Timeline.variants.ts';

/** One moment of a timeline. */
export interface TimelineItem {
  /** Names the moment between renders. */
  key: string;
  /** What happens then. */
  label: ReactNode;
  /** When, already formatted with its zone; `undefined` while it is not known, which shows `--`. */
  time: ReactNode;
  /** Whether the step is past, current or upcoming. */
  state: 'done' | 'current' | 'upcoming';
  /**
   * Short explanation below.
   * @default undefined
   */
  hint?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** The moments, earliest first. */
  items: readonly TimelineItem[];
  /**
   * Name for screen readers.
   * @default undefined
   */
  label?: string;
}

/** The moments when money moves: subscribed, interest starts, first payment, redeemed. The state is also given as text, not by colour alone. */
export function Timeline({ items, label }: TimelineProps) {
  const labels = useLabels(stepLabels);
  const words = { done: labels.stepDone, current: labels.stepCurrent, upcoming: labels.stepAhead };
  return (
    // Safari drops the list role of a list without markers.
    <ol role="list" className={list} aria-label={label}>
      {items.map(({ key, label: itemLabel, time, state, hint }, index) => (
        <li key={key} className={itemClass} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={rail} aria-hidden="true">
            <span className={timelineMarkVariants({ state })} />
            <span className={timelineLineVariants({ done: items[index + 1] !== undefined && items[index + 1]?.state !== 'upcoming' })} />
          </span>
          <span className={content}>
            <span className={timelineLabelVariants({ state })}>
              {itemLabel}
              <VisuallyHidden> ({words[state]})</VisuallyHidden>
            </span>
            {/* Keeps the time's own direction in text of the other direction. */}
            <span className={timeClass}>
              <bdi>{time ?? <UnknownValue />}</bdi>
            </span>
            {hint !== undefined && <span className={hintClass}>{hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
