import { part } from '@earnkit/ui/style';

/** One line for each part of a stake. */
export const parts = part({ margin: 0, padding: 0, listStyle: 'none' });
