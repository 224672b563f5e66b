import type { Group } from '../harness/group.ts';
import { dialog } from './dialog.ts';

/** The dialog that stakes into a pool of a launchpool, beside a bare dialog with tabs and a text field. */
export const stakeDialog: Group = {
  name: 'stake-dialog',
  title: 'The stake dialog of a launchpool',
  floor: 'react-min',
  timed: ['react-min', 'radix-themes', 'earnkit'],
  metrics: dialog.metrics,
  measure: dialog.measure,
};
