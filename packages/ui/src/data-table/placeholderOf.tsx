import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import type { DataTableColumn } from './columns.ts';

/** Placeholder of a column's cell while rows load. Not a component, so that a table of a hundred cells does not mount a hundred components. */
export function placeholderOf<Row>({ placeholder, card }: DataTableColumn<Row>, heading: boolean): ReactNode {
  if (placeholder !== undefined) return placeholder;
  if (card === 'action') return <Skeleton shape="block" width="5em" height="28px" />;
  return <Skeleton width={heading ? '8em' : '5em'} />;
}
