import type { Group } from '../harness/group.ts';
import { dialog } from './dialog.ts';

/** The dialog that subscribes a fixed product: a term, an amount, an option, and a summary that follows them. */
export const subscribeDialog: Group = {
  name: 'subscribe-dialog',
  title: 'The subscribe dialog',
  floor: 'react-min',
  timed: ['react-min', 'radix-themes', 'mui', 'mantine', 'antd', 'earnkit', 'earnkit-flexible'],
  metrics: dialog.metrics,
  measure: dialog.measure,
};
