'use client';

import { forwardRef } from 'react';
import type { DialogProps } from './dialogProps.ts';
import { DialogShell } from './DialogShell.tsx';

/**
 * A modal dialog; on a phone a sheet from below. Focus moves to the first field, or on a touch screen to the dialog itself,
 * stays inside, and returns to the opener. A dialog opened above another hides it, and shows it again when it closes.
 * A press on a toast does not close it. It writes no styles at run time, so it works under a strict content security policy.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(props, ref) {
  return <DialogShell {...props} ref={ref} />;
});
