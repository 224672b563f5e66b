'use client';
import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import * as css from './Timeline.css.ts';
import { hint as hintClass } from './Timeline.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { stepLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { Words } from '../words/Words.tsx';

const across = (column: string, row: string) => cva(column, { variants: { layout: { column: '', row } } });

const timelineListVariants = across(css.list, css.across);
const timelineItemVariants = across(css.item, css.itemAcross);
const timelineRailVariants = across(css.rail, css.railAcross);
const timelineContentVariants = across(css.content, css.contentAcross);
const timelineTimeVariants = across(css.time, css.timeAcross);
const timelineMarkVariants = cva(css.mark, { variants: { state: css.markStates, layout: { column: '', row: css.markAcross } } });
const timelineLabelVariants = cva(css.label, { variants: { state: css.labels } });
const timelineLineVariants = cva(css.line, {
  variants: { done: { true: css.lineDone, false: '' }, layout: { column: '', row: css.lineAcross } },
});

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

export interface TimelineProps extends PartProps {
  /** The moments, earliest first. */
  items: readonly TimelineItem[];
  /**
   * Name for screen readers.
   * @default undefined
   */
  label?: string;
  /**
   * `row` puts the moments side by side, for the width of a page. On a phone they are below each other.
   * @default 'column'
   */
  layout?: 'column' | 'row';
}

/** The moments when money moves: subscribed, interest starts, first payment, redeemed. The state is also given as text, not by colour alone. */
export const Timeline = forwardRef<HTMLOListElement, TimelineProps>(function Timeline({ items, label, layout = 'column', ...rest }, ref) {
  const labels = useLabels(stepLabels);
  const words = { done: labels.stepDone, current: labels.stepCurrent, upcoming: labels.stepAhead };
  return (
    // Safari drops the list role of a list without markers.
    <ol ref={ref} {...rootProps('timeline', rest, timelineListVariants({ layout }))} role="list" aria-label={label}>
      {items.map(({ key, label: itemLabel, time, state, hint }, index) => (
        <li
          key={key}
          data-part="timeline-item"
          className={timelineItemVariants({ layout })}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={timelineRailVariants({ layout })} aria-hidden="true">
            <span className={timelineMarkVariants({ state, layout })} />
            <span
              className={timelineLineVariants({ done: items[index + 1] !== undefined && items[index + 1]?.state !== 'upcoming', layout })}
            />
          </span>
          <span className={timelineContentVariants({ layout })}>
            <span className={timelineLabelVariants({ state })}>
              <Words>{itemLabel}</Words>
              <VisuallyHidden>{` (${words[state]})`}</VisuallyHidden>
            </span>
            {/* Keeps the time's own direction in text of the other direction. */}
            <span className={timelineTimeVariants({ layout })}>
              <bdi>{time ?? <UnknownValue />}</bdi>
            </span>
            {hint !== undefined && <span className={hintClass}>{hint}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
});
