'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { AutoEarnSettingsDialogProps } from './AutoEarnSettingsDialog.tsx';

export type { AutoEarnSettingsDialogProps } from './AutoEarnSettingsDialog.tsx';

/** Auto-Earn of all coins and of each (SE-A-03 to SE-A-09). Its code is loaded when it is first opened. */
export const AutoEarnSettingsDialog = lazyDialog<AutoEarnSettingsDialogProps>(
  async () => (await import('./AutoEarnSettingsDialog.tsx')).AutoEarnSettingsDialog,
);
