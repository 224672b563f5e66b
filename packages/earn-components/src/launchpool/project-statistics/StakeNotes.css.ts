import { part } from '@earnkit/ui/style';

/** The notes of a figure stand below it, at its end. */
export const figure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end', textAlign: 'end', minWidth: 0 });
