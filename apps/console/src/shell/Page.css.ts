import { vars } from '@earnkit/ui/style';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: vars.space[6] });
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space[1] });

// the heading takes the focus for whoever listens to the page; it is not a control and shows no ring
globalStyle(`${head} h1:focus`, { outline: 'none' });

export const notice = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  maxWidth: 560,
});
