'use client';
import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import * as css from './Amount.css.ts';
import { figure, line } from './Amount.css.ts';
import { AFTER_MARK } from '../theme/grouping.ts';
import { useLabels } from '../theme/useLabels.ts';
import { hiddenLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { type PartProps, rootProps } from '../theme/rootProps.ts';
import { useAmountVisibility } from './AmountVisibility.tsx';
import { UnknownValue } from './UnknownValue.tsx';

type AmountSize = keyof typeof css.roots;
type AmountTone = keyof typeof css.tones;

const amountVariants = cva(css.root, {
  variants: {
    size: css.roots,
    tone: css.tones,
    strong: { true: css.strong, false: '' },
  },
});
const unitClass = (size: AmountSize): string => `${css.unit} ${css.units[size]}`;
const fiatClass = (size: AmountSize): string => `${css.line} ${css.fiat} ${css.fiats[size]}`;

/** A hidden value: four asterisks, however long the value is, and a text for screen readers. */
function HiddenValue() {
  const labels = useLabels(hiddenLabels);
  return (
    <>
      <span aria-hidden="true">****</span>
      <VisuallyHidden>{labels.hiddenAmount}</VisuallyHidden>
    </>
  );
}

export interface AmountProps extends PartProps {
  /** The amount as text, already formatted; `undefined` while it is not known, which shows `--` and never a zero. */
  value: string | undefined;
  /**
   * The coin or currency, shown one size smaller and muted.
   * @default undefined
   */
  unit?: string | undefined;
  /**
   * Value in the person's currency, formatted with its sign; muted, below the amount.
   * @default undefined
   */
  fiat?: string | undefined;
  /**
   * Step of the type scale, or the size of the text around it.
   * @default 'inherit'
   */
  size?: AmountSize;
  /**
   * `accent` for money that was earned, `danger` for a loss. An unknown value has the default.
   * @default 'default'
   */
  tone?: AmountTone;
  /**
   * Semibold, for the one amount a view is about.
   * @default false
   */
  strong?: boolean;
  /**
   * Whether it stays visible while `AmountVisibility` hides amounts, for public figures such as a price or a product's minimum.
   * @default false
   */
  alwaysVisible?: boolean;
}

/**
 * An amount of money. It does no formatting: pass text with grouping, decimals and sign, and every digit is shown.
 * Digits and unit run from left to right in every language; the amount is aligned like the text around it. A long
 * number wraps between groups of digits and is never cut. A hidden figure keeps its unit.
 */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { value, unit, fiat, size = 'inherit', tone = 'default', strong = false, alwaysVisible = false, ...rest },
  ref,
) {
  const hidden = !useAmountVisibility() && !alwaysVisible;
  return (
    <span
      ref={ref}
      {...rootProps('amount', rest, amountVariants({ size, tone: value === undefined ? 'default' : tone, strong }))}
      data-unknown={value === undefined || undefined}
      data-hidden={(hidden && value !== undefined) || undefined}
    >
      <span className={line}>
        {value === undefined ? (
          <UnknownValue />
        ) : (
          <span className={figure} dir="ltr" translate="no">
            {hidden ? <HiddenValue /> : withLineBreaks(value)}
            {unit !== undefined && (
              <>
                {' '}
                {unit.length > LONG_UNIT && <wbr />}
                <span className={unitClass(size)}>{unit}</span>
              </>
            )}
          </span>
        )}
      </span>
      {fiat !== undefined && !hidden && (
        <span className={fiatClass(size)}>
          <span className={figure} dir="ltr" translate="no">
            {withLineBreaks(fiat)}
          </span>
        </span>
      )}
    </span>
  );
});

/** Characters of a unit above which it may wrap below its figure, even in a table whose cells do not wrap. */
const LONG_UNIT = 12;

/**
 * Lets a value of 18 or more characters wrap, because it may be too wide: a pair "a / b" between its figures, any other value after a
 * mark between groups of digits. A shorter one stays a single text node, which a screen reader reads without a pause.
 */
const withLineBreaks = (value: string): ReactNode =>
  value.length < 18
    ? value
    : value.split(value.includes(' / ') ? /(?<=\/ )/ : AFTER_MARK).flatMap((group, index) => [group, <wbr key={index} />]);
