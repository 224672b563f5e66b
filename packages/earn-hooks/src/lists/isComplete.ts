import type { Rows } from '@earnkit/core/endpoint';

/** Whether a list contains every row that exists. */
export const isComplete = ({ rows, total, unreadable }: Rows<unknown>): boolean => rows.length >= total && unreadable.length === 0;
