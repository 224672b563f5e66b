'use client';

import type { DialogProps } from './dialogProps.ts';
import { DialogShell } from './DialogShell.tsx';

/** What {@link BottomSheet} takes: the same as a Dialog. */
export type BottomSheetProps = DialogProps;

/**
 * A dialog that comes from below at every width: filters, a calendar, a short list of choices. A `Dialog` is one already where the
 * screen is narrow; this is for what stays a sheet on a wide one, or is only ever shown on a phone. Focus, Escape, the scroll lock and
 * dialogs above it are a Dialog's.
 */
export function BottomSheet(props: BottomSheetProps) {
  return <DialogShell {...props} fromBelow />;
}
