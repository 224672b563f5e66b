'use client';
import { useLabels } from '../theme/useLabels.ts';
import { unknownWords } from '../theme/words.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

/** What is not known is two dashes to the eye and a word to the ear; it is never a zero. */
export function Unknown() {
  const labels = useLabels(unknownWords);
  return (
    <>
      <span aria-hidden="true">--</span>
      <VisuallyHidden>{labels.unknownAmount}</VisuallyHidden>
    </>
  );
}
