'use client';

import { forwardRef } from 'react';
import type { DialogProps } from './dialogProps.ts';
import { DialogShell } from './DialogShell.tsx';

/** Props of {@link BottomSheet}: the same as a Dialog. */
export type BottomSheetProps = DialogProps;

/**
 * A dialog that slides in from below at every width: filters, a calendar, a short list of choices. A `Dialog` does so on narrow
 * screens only; use this for a sheet on wide screens too, or for one that is only shown on phones. Focus, Escape, scroll lock and
 * stacking are those of `Dialog`.
 */
export const BottomSheet = forwardRef<HTMLDivElement, BottomSheetProps>(function BottomSheet(props, ref) {
  return <DialogShell data-part="bottom-sheet" {...props} ref={ref} fromBelow />;
});
