import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import { percent, sizes, strong, tones } from './Percent.css.ts';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { UnknownValue } from '../amount/UnknownValue.tsx';

type PercentTone = keyof typeof tones;
type PercentSize = keyof typeof sizes;

const percentVariants = cva(percent, { variants: { tone: tones, size: sizes, strong: { true: strong, false: '' } } });

export interface PercentProps extends PartProps {
  /** The rate as text, already formatted with its sign and decimals; `undefined` while it is not known, which shows `--`. */
  value: string | undefined;
  /**
   * `accent` for a rate that is earned.
   * @default 'default'
   */
  tone?: PercentTone;
  /**
   * Step of the type scale, or the size of the text around it.
   * @default 'inherit'
   */
  size?: PercentSize;
  /**
   * Semibold, for the headline rate.
   * @default false
   */
  strong?: boolean;
}

/** A rate. It does no formatting. An unknown rate or one of zero has no accent, so that it does not look like earnings. */
export const Percent = forwardRef<HTMLSpanElement, PercentProps>(function Percent(
  { value, tone = 'default', size = 'inherit', strong = false, ...rest },
  ref,
) {
  const known = value !== undefined;
  const drawn = known && (tone !== 'accent' || /[1-9]|^\D*$/.test(value)) ? tone : 'default';
  return (
    <span
      ref={ref}
      {...rootProps('percent', rest, percentVariants({ tone: drawn, size, strong }))}
      dir="ltr"
      translate={known ? 'no' : undefined}
      data-unknown={!known || undefined}
    >
      {known ? value : <UnknownValue />}
    </span>
  );
});
