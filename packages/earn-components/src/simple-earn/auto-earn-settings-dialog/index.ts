'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { AutoEarnSettingsDialogProps } from './AutoEarnSettingsDialog.tsx';

export type { AutoEarnSettingsDialogProps } from './AutoEarnSettingsDialog.tsx';

/** `AutoEarnSettingsDialog`, loaded when it is first opened. */
export const AutoEarnSettingsDialog = lazyDialog<AutoEarnSettingsDialogProps>(
  async () => (await import('./AutoEarnSettingsDialog.tsx')).AutoEarnSettingsDialog,
);
