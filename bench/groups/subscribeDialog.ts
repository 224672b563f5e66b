import type { Group } from '../harness/group.ts';
import { dialog } from './dialog.ts';

/** The dialog that subscribes a flexible product, beside a bare dialog with a field and a select. */
export const subscribeDialog: Group = {
  name: 'subscribe-dialog',
  title: 'The subscribe dialog',
  floor: 'radix-themes',
  timed: ['radix-themes', 'earnkit'],
  metrics: dialog.metrics,
  measure: dialog.measure,
};
