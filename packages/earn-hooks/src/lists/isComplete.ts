import type { Rows } from '@earnkit/core/endpoint';
import type { AllRows } from './readAll.ts';

/** Whether a list contains every row that exists. */
export const isComplete = ({ rows, total = 0, unreadable, more = false }: Rows<unknown> & Partial<AllRows<unknown>>): boolean =>
  !more && rows.length >= total && unreadable.length === 0;
