import { media } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

/** On a phone the buttons stand below the heading, whether it is the short name of a project or what stands there before. */
export const actions = style({ '@media': { [media.mobile]: { flexBasis: '100%' } } });
