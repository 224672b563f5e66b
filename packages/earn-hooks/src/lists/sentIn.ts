import type { Rows } from '@earnkit/core/endpoint';

/** The rows of an answer that were sent, readable or not. */
export const sentIn = ({ rows, unreadable }: Rows<unknown>): number => rows.length + unreadable.length;
