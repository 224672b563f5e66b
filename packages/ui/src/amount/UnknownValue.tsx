'use client';
import { useLabels } from '../theme/useLabels.ts';
import { unknownLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { unknown } from './Amount.css.ts';
import { useUnknownLabel } from './UnknownAmounts.tsx';

/** An unknown value: two dashes on screen and a word for screen readers. Never a zero. */
export function UnknownValue() {
  const labels = useLabels(unknownLabels);
  const label = useUnknownLabel() ?? labels.unknownAmount;
  return (
    <>
      <span className={unknown} aria-hidden="true">
        --
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
