import type { Rows } from '@earnkit/core/endpoint';

/** Whether a list has every row there is. */
export const isComplete = ({ rows, total, unreadable }: Rows<unknown>): boolean => rows.length >= total && unreadable.length === 0;
