'use client';
import { type ForwardedRef, type PointerEvent, type ReactElement, useCallback, useId, useMemo } from 'react';
import { useAmountVisibility } from '../amount/AmountVisibility.tsx';
import { useCrosshair } from '../line-chart/useCrosshair.ts';
import { hiddenLabels, unknownLabels } from '../theme/labels.ts';
import { forwardGeneric, rootProps } from '../theme/rootProps.ts';
import { useLabels } from '../theme/useLabels.ts';
import { hidden as visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as css from './BarChart.css.ts';
import type { BarChartBar, BarChartProps } from './barChartProps.ts';
import { type BarPlace, placeBars } from './barPlaces.ts';
import { Words } from '../words/Words.tsx';

/** The height of bars whose amounts are hidden, in percent. */
const HIDDEN: BarPlace = { top: 40, height: 60 };

/** The part of its place that a bar fills. */
const FILLED = 0.94;

const UNKNOWN = '--';

/**
 * One value for each of a few steps, such as days. Pointer, touch and arrow keys read bar after bar; what is read stands below the bars,
 * where it covers none of them, and stays after a tap. Time runs from left to right in every language. Values are decimals as text: they
 * become numbers only to be drawn. Where amounts are hidden, all bars have one height.
 */
export const BarChart = forwardGeneric(function BarChart<Value extends string = string>(
  props: BarChartProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { bars, formatValue, formatShort = formatValue, label, hint, table, partialLabel, average, onActiveChange } = props;
  const { height = 88, alwaysVisible = false } = props;
  const id = useId();
  const hidden = !useAmountVisibility() && !alwaysVisible;
  const labels = { ...useLabels(hiddenLabels), ...useLabels(unknownLabels) };
  const report = useCallback(
    (index: number | undefined) => onActiveChange?.(index === undefined ? undefined : bars[index]),
    [bars, onActiveChange],
  );
  const { active, choose, onPointerLeave, onKeyDown } = useCrosshair(bars.length, report);
  const places = useMemo(
    () =>
      placeBars(
        bars.map(({ value }) => value),
        average,
      ),
    [bars, average],
  );
  const last = Math.max(0, bars.length - 1);
  const read = ({ nativeEvent: { offsetX }, currentTarget }: PointerEvent<HTMLDivElement>): void =>
    choose(Math.floor((offsetX / currentTarget.clientWidth) * bars.length));
  const figure = ({ value }: BarChartBar<Value>): string => (value === undefined ? UNKNOWN : hidden ? '****' : formatShort(value));
  const spoken = ({ value }: BarChartBar<Value>): string =>
    hidden ? labels.hiddenAmount : value === undefined ? labels.unknownAmount : formatValue(value);
  const rest = bars.find(({ partial }) => partial);
  // Without a choice the last whole bar is read: that of yesterday.
  const shown = active === undefined ? bars.findLast(({ partial }) => !partial) : bars[active];
  const current = bars[active ?? last];
  return (
    <div ref={ref} {...rootProps('bar-chart', props, css.root)}>
      <div
        className={css.plot}
        style={{ blockSize: height }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-description={hint}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={current && `${current.partial ? (partialLabel ?? current.name) : current.name}: ${spoken(current)}`}
        onPointerMove={read}
        onPointerDown={read}
        onPointerLeave={onPointerLeave}
        onBlur={() => choose(undefined)}
        onKeyDown={onKeyDown}
      >
        <svg className={css.drawing} aria-hidden="true" focusable="false">
          <Hatch id={id} />
          {bars.map(({ key, partial }, index) => {
            const place = hidden ? HIDDEN : places.bars[index];
            const step = 100 / bars.length;
            return (
              place && (
                <rect
                  key={key}
                  className={hidden ? css.hidden : partial ? css.partial : css.bar}
                  fill={partial && !hidden ? `url(#${id})` : undefined}
                  data-part="bar-chart-bar"
                  data-active={index === active || undefined}
                  data-partial={partial || undefined}
                  x={`${(index + (1 - FILLED) / 2) * step}%`}
                  width={`${FILLED * step}%`}
                  y={`${place.top}%`}
                  height={`${place.height}%`}
                  rx={2}
                />
              )
            );
          })}
          <Line className={css.baseline} at={hidden ? 100 : places.zero} />
          {!hidden && places.average !== undefined && <Line className={css.average} at={places.average} part="bar-chart-average" />}
        </svg>
      </div>
      <div className={css.words} aria-hidden="true">
        <span className={css.firstName}>{bars[0]?.name}</span>
        {shown && (
          <span className={css.reading} data-active={active !== undefined || undefined}>
            {`${shown.name}: ${figure(shown)}`}
          </span>
        )}
        {rest && (
          <span className={css.rest}>
            <svg className={css.swatch} width={8} height={8} focusable="false">
              <rect className={css.partial} fill={`url(#${id})`} width={8} height={8} />
            </svg>
            <Words>{`${partialLabel ?? rest.name} ${figure(rest)}`}</Words>
          </span>
        )}
      </div>
      <div className={visuallyHidden}>
        <table>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{table.nameHeader}</th>
              <th scope="col">{table.valueHeader}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.partial && partialLabel !== undefined ? `${bar.name} (${partialLabel})` : bar.name}</th>
                <td>{spoken(bar)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});

const Line = ({ className, at, part }: { readonly className: string; readonly at: number; readonly part?: string }): ReactElement => (
  <line className={className} data-part={part} x1="0%" x2="100%" y1={`${at}%`} y2={`${at}%`} />
);

/** The lines that fill a bar to which more will be added. */
const Hatch = ({ id }: { readonly id: string }): ReactElement => (
  <defs>
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className={css.hatch} width={2} height={5} />
    </pattern>
  </defs>
);
