'use client';

import type { DialogProps } from './dialogProps.ts';
import { DialogShell } from './DialogShell.tsx';

/**
 * A modal dialog; on a phone a sheet from below. Focus goes to the first field, or where a finger points to the dialog itself,
 * stays inside, and goes back to what opened it. A dialog opened above another hides it, and shows it again when it closes.
 * A press on a notice does not close it. Needs no styles written at run time, so a strict content security policy holds.
 */
export function Dialog(props: DialogProps) {
  return <DialogShell {...props} />;
}
