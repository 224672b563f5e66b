import { vars } from '@earnkit/ui/style';
import { style } from '@vanilla-extract/css';

export const column = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], width: '100%', maxWidth: 440 });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
export const result = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });
export const about = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5], margin: 0, padding: 0, border: 0, minWidth: 0 });
export const foreign = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const stop = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space[4] });
