'use client';
import { useLabels } from '../theme/useLabels.ts';
import { hiddenLabels } from '../theme/labels.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

/** A hidden value: four asterisks, whatever its size, and a word for screen readers. */
export function HiddenValue() {
  const labels = useLabels(hiddenLabels);
  return (
    <>
      <span aria-hidden="true">****</span>
      <VisuallyHidden>{labels.hiddenAmount}</VisuallyHidden>
    </>
  );
}
