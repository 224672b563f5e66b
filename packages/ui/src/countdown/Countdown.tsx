'use client';

import { type PartProps, rootProps } from '../theme/rootProps.ts';
import type { Labels } from '../theme/englishLabels.ts';
import { useRef, type ReactNode, forwardRef, useImperativeHandle } from 'react';
import { formatMessage } from '../theme/message.ts';
import { useLabels } from '../theme/useLabels.ts';
import { countdownLabels } from '../theme/labels.ts';
import { Words } from '../words/Words.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { figures } from './Countdown.css.ts';
import { timeLeft, type TimeLeft } from './timeLeft.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface CountdownProps extends PartProps {
  /** The end of the countdown, in unix seconds. */
  end: number;
  /** The clock, in unix seconds with fractions: the exchange's time, not the machine's unless the host passes it. Read at each step. */
  now: () => number;
  /** What ends, read aloud before the time. */
  label: string;
  /**
   * The time that is left in words.
   * @default the theme's labels: days, hours and minutes from a day on, else hours, minutes and seconds
   */
  format?: ((left: TimeLeft) => ReactNode) | undefined;
  /**
   * Shown when it is over.
   * @default the theme's `countdownOver` label
   */
  over?: ReactNode;
  /**
   * Seconds before the end at which the time left is announced.
   * @default [3600, 600, 60, 10]
   */
  milestones?: readonly number[];
  /**
   * Called once at the end. In a hidden tab, it is called when the tab is visible again. Not called if `end` was past from the start.
   * @default undefined
   */
  onEnd?: (() => void) | undefined;
}

const MILESTONES = [3600, 600, 60, 10] as const;

/**
 * Time left until a moment. It steps each second, or each minute while a day or more is left, and only while it is visible. A new
 * `end` restarts it. A screen reader hears milestones and the end only. On a server, and until the page is hydrated, the time left is not
 * known and shown as `--`.
 */
export const Countdown = forwardRef<HTMLSpanElement, CountdownProps>(function Countdown(
  { end, now, label, format, over, milestones = MILESTONES, onEnd, ...rest },
  ref,
) {
  const words = useLabels(countdownLabels);
  const shown = useRef<HTMLSpanElement>(null);
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => shown.current, []);
  const { seconds, milestone } = useTimeLeft({ end, now, milestones, onEnd, shown });
  const left = seconds === undefined ? undefined : timeLeft(seconds);
  const ended = over ?? words.countdownOver;

  return (
    <>
      <span
        ref={shown}
        {...rootProps('countdown', rest, figures)}
        role="timer"
        aria-label={label}
        data-state={left && (left.total > 0 ? 'running' : 'over')}
      >
        {left === undefined ? <UnknownValue /> : left.total > 0 ? (format ?? defaultFormat(words))(left) : ended}
      </span>
      <VisuallyHidden role="status">
        {milestone !== undefined && (
          <span>
            <Words>{`${label}: `}</Words>
            <Words>{milestone === 0 ? ended : spoken(words, milestone)}</Words>
          </span>
        )}
      </VisuallyHidden>
    </>
  );
});

const two = (figure: number) => String(figure).padStart(2, '0');

const defaultFormat =
  (words: Labels<typeof countdownLabels>) =>
  ({ days, hours, minutes, seconds }: TimeLeft): string =>
    days > 0
      ? formatMessage(words.countdownDays, { days: String(days), hours: String(hours), minutes: String(minutes) })
      : formatMessage(words.countdownClock, { hours: two(hours), minutes: two(minutes), seconds: two(seconds) });

function spoken(words: Labels<typeof countdownLabels>, seconds: number): string {
  if (seconds >= 3600) return formatMessage(words.hoursLeft, { hours: String(Math.floor(seconds / 3600)) });
  if (seconds >= 60) return formatMessage(words.minutesLeft, { minutes: String(Math.floor(seconds / 60)) });
  return formatMessage(words.secondsLeft, { seconds: String(seconds) });
}
