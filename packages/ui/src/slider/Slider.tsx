'use client';
import * as Primitive from 'radix-ui/slider';
import { type ReactNode, forwardRef, useId, useRef } from 'react';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import {
  control,
  label as labelClass,
  mark as markClass,
  marks as marksClass,
  range,
  root,
  thumb,
  track,
  value as valueClass,
  words,
} from './Slider.css.ts';

/** A place on the line that means something. */
export interface SliderMark {
  /** Where it stands, from `min` to `max`. */
  readonly value: number;
  /** A few letters below it. Of marks that stand too close together the last one keeps its label. */
  readonly label: string;
}

export interface SliderProps extends PartProps {
  /** What is chosen. */
  label: string;
  /** The chosen whole number, such as a number of days. Never money: amounts are typed. */
  value: number;
  /** Called with each number on the way. */
  onValueChange: (value: number) => void;
  /** Called with the number at which a person lets go, and with each that a key chooses. @default nothing */
  onValueCommit?: (value: number) => void;
  /** The least number. */
  min: number;
  /** The largest number. */
  max: number;
  /** The value in words, such as "in 45 days, 01/10/2027"; read in place of the number. */
  valueText: string;
  /** What is shown of the value. @default valueText */
  children?: ReactNode;
  /** Places that mean something, such as the end of a term; for the eye alone. Their room is kept while the list is empty. @default none */
  marks?: readonly SliderMark[];
  /** Whether nothing can be chosen. @default false */
  disabled?: boolean;
}

/** Least distance of two labels, as a share of the line: about 40 px on a phone. */
const APART = 0.14;
/** A label this close to an end stands beside its mark, not centred below it. */
const AT_END = 0.06;

/** A number chosen on a line, where its neighbours matter more than the exact figure. Arrow keys move by one, Page keys by ten. */
export const Slider = forwardRef<HTMLSpanElement, SliderProps>(function Slider(
  { label, value, onValueChange, onValueCommit, min, max, valueText, children, marks, disabled = false, ...rest },
  ref,
) {
  const labelId = useId();
  /** The number before the pointer came. */
  const before = useRef(value);
  return (
    <div {...rootProps('slider', rest, root)}>
      <div className={words}>
        <span id={labelId} className={labelClass}>
          {label}
        </span>
        <span className={valueClass}>{children ?? <bdi>{valueText}</bdi>}</span>
      </div>
      <Primitive.Root
        className={control}
        value={[value]}
        onValueChange={([next = value]) => onValueChange(next)}
        onValueCommit={([next = value]) => onValueCommit?.(next)}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        onPointerDown={() => {
          before.current = value;
        }}
        // The finger scrolls the page: where it came down was no choice.
        onPointerCancel={() => {
          if (before.current !== value) onValueChange(before.current);
        }}
      >
        <Primitive.Track className={track}>
          <Primitive.Range className={range} />
        </Primitive.Track>
        <Primitive.Thumb ref={ref} className={thumb} data-part="slider-thumb" aria-labelledby={labelId} aria-valuetext={valueText} />
      </Primitive.Root>
      {marks !== undefined && (
        <div className={marksClass} aria-hidden="true">
          {placed(marks, min, max).map((one) => (
            <span
              key={one.value}
              className={markClass}
              data-part="slider-mark"
              data-at={one.share < AT_END ? 'start' : one.share > 1 - AT_END ? 'end' : undefined}
              style={{ insetInlineStart: `${one.share * 100}%` }}
            >
              {one.label !== undefined && <bdi>{one.label}</bdi>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
});

/** Where the marks of the line stand, and which of them keep their labels, from the last one on. */
function placed(marks: readonly SliderMark[], min: number, max: number) {
  let next = Infinity;
  return marks
    .filter(({ value }) => value >= min && value <= max && max > min)
    .toSorted((first, second) => second.value - first.value)
    .map(({ value, label }) => {
      const share = (value - min) / (max - min);
      if (next - share < APART) return { value, share, label: undefined };
      next = share;
      return { value, share, label };
    });
}
