import { figure, line } from './Amount.css.ts';
import { amountVariants, fiatClass, unitClass, type AmountSize, type AmountTone } from './Amount.variants.ts';
import { UnknownValue } from './UnknownValue.tsx';

/** Props of {@link Amount}. */
export interface AmountProps {
  /** The amount as text, already formatted; `undefined` while it is not known, which shows `--` and never a zero. */
  value: string | undefined;
  /**
   * The coin or currency; a step smaller and muted.
   * @default undefined
   */
  unit?: string | undefined;
  /**
   * Value in the person's currency, formatted with its sign; muted, below the amount.
   * @default undefined
   */
  fiat?: string | undefined;
  /**
   * Step of the type scale, or the size around.
   * @default 'inherit'
   */
  size?: AmountSize;
  /**
   * `accent` for money that was earned, `danger` for a loss.
   * @default 'default'
   */
  tone?: AmountTone;
  /**
   * Semibold, for the one amount a view is about.
   * @default false
   */
  strong?: boolean;
}

/**
 * An amount of money. It does no formatting: pass text with grouping, decimals and sign, and every digit is shown.
 * Digits and unit read from left to right in every language, aligned as the text around. A long
 * number wraps and is never cut.
 */
export function Amount({ value, unit, fiat, size = 'inherit', tone = 'default', strong = false }: AmountProps) {
  return (
    <span className={amountVariants({ size, tone, strong })} data-unknown={value === undefined || undefined}>
      <span className={line}>
        {value === undefined ? (
          <UnknownValue />
        ) : (
          <span className={figure} dir="ltr">
            {value}
            {unit !== undefined && (
              <>
                {' '}
                <span className={unitClass(size)}>{unit}</span>
              </>
            )}
          </span>
        )}
      </span>
      {fiat !== undefined && (
        <span className={fiatClass(size)}>
          <span className={figure} dir="ltr">
            {fiat}
          </span>
        </span>
      )}
    </span>
  );
}
