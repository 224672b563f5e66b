'use client';

import { forwardRef, type Ref } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { time, zone as zoneClass } from './DateTime.css.ts';

export interface DateTimeProps extends PartProps {
  /** The moment in unix seconds; `undefined` while it is not known, which shows `--`. */
  instant: number | undefined;
  /** The moment in words, already formatted for this person's language and zone. */
  text: string;
  /**
   * Short name of the time zone ("UTC+8"), shown after the time.
   * @default undefined
   */
  zone?: string | undefined;
  /**
   * The moment in full ("15 January 2026, 16:30:05 (UTC+8)"): under the pointer, on focus and with a tap.
   * @default undefined
   */
  full?: string | undefined;
}

/**
 * A moment in time. It formats nothing: the caller chooses language, zone and order. Machines read the moment from
 * `<time dateTime>`, in UTC.
 */
export const DateTime = forwardRef<HTMLElement, DateTimeProps>(function DateTime({ instant, text, zone, full, ...rest }, ref) {
  if (instant === undefined) {
    return (
      <span ref={ref} {...rootProps('date-time', rest)}>
        <UnknownValue />
      </span>
    );
  }
  const words = (
    <time ref={ref as Ref<HTMLTimeElement>} {...rootProps('date-time', rest, time)} dateTime={machineTime(instant)} translate="no">
      {text}
      {zone !== undefined && <span className={zoneClass}> {zone}</span>}
    </time>
  );
  return full === undefined ? words : <Tooltip content={full}>{words}</Tooltip>;
});

/** `undefined` for an instant no calendar can show, so that a wrong number does not break the page. */
function machineTime(instant: number): string | undefined {
  const date = new Date(instant * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
