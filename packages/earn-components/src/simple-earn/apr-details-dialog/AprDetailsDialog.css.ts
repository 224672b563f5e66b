import { part } from '@earnkit/ui/style';

/** Holds the height of a chart panel for an error or an empty state. */
export const panelPlace = part({ display: 'grid', alignContent: 'center', minBlockSize: '330px' });
