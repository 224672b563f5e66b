'use client';
import { cva } from 'class-variance-authority';
import { useId, type ReactNode, forwardRef } from 'react';
import { bar, tones, label as labelClass, root, track, value as valueClass, words } from './Progress.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { UnknownValue } from '../amount/UnknownValue.tsx';
import type { Tone } from '../theme/tone.ts';
import { Words } from '../words/Words.tsx';

const progressBarVariants = cva(bar, { variants: { tone: tones } });

export interface ProgressProps extends PartProps {
  /** What is used or reached. */
  label: string;
  /**
   * Share from 0 to 1, only for the bar; `undefined` while unknown, which shows no bar.
   * Values outside are clamped. Never money: amounts belong in `valueText`.
   */
  share: number | undefined;
  /**
   * The values as text, such as "12,500 of 50,000 USDT"; read in place of a percentage.
   * @default undefined
   */
  valueText?: string | undefined;
  /**
   * Whether to show the texts above the bar; screen readers read them either way.
   * @default true
   */
  showWords?: boolean;
  /**
   * Colour of the bar: `warning` when little is left, `neutral` when it has ended, `danger` only for a loss or an error.
   * @default 'accent'
   */
  tone?: Exclude<Tone, 'info' | 'success'>;
  /**
   * Beside the figures, such as a badge "Sold out".
   * @default undefined
   */
  children?: ReactNode;
}

/** How much of a quota is used. The bar keeps 3:1 against its track in light and dark. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, share, valueText, showWords = true, tone = 'accent', children, ...rest },
  ref,
) {
  const labelId = useId();
  const drawn = share === undefined || Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share));
  const percent = drawn === undefined ? undefined : Math.floor(drawn * 100);
  return (
    <div ref={ref} {...rootProps('progress', rest, root)}>
      {showWords && (
        <div className={words}>
          <span id={labelId} className={labelClass}>
            {label}
          </span>
          <Words>{children}</Words>
          <span className={valueClass}>{drawn === undefined ? <UnknownValue /> : <bdi>{valueText}</bdi>}</span>
        </div>
      )}
      <div
        className={track}
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={drawn === undefined ? undefined : valueText}
        {...(showWords ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      >
        {drawn !== undefined && <div className={progressBarVariants({ tone })} style={{ inlineSize: `${drawn * 100}%` }} />}
      </div>
    </div>
  );
});
