import type { Group } from '../harness/group.ts';
import { dialog } from './dialog.ts';

/** The dialog that stakes a coin, beside a bare dialog with a text field, an agreement and tabs. */
export const stakingDialog: Group = {
  name: 'staking-dialog',
  title: 'The stake dialog of a staking product',
  floor: 'react-min',
  timed: ['react-min', 'radix-themes', 'earnkit'],
  metrics: dialog.metrics,
  measure: dialog.measure,
};
