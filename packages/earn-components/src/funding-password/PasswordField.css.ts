import { fieldAction, fieldBox, fieldControl, fieldLabel, fieldMessage, fieldRoot, part, vars } from '@earnkit/ui/style';

export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

export const root = part(fieldRoot);

export const label = part(fieldLabel);

export const box = part(fieldBox({ ring: '&:has(> input:focus-visible)' }), {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.field,
  paddingInlineEnd: vars.space[1],
  cursor: 'text',
  selectors: {
    '&[data-invalid]:has(> input:focus-visible)': { outlineColor: vars.danger.text },
    '&[data-read-only]': { backgroundColor: vars.color.surface },
  },
});

/** At least 16 px, so that an iPhone does not zoom into it. */
export const input = part(fieldControl, {
  flex: '1 1 0',
  alignSelf: 'stretch',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  fontSize: vars.text[4].size,
  lineHeight: vars.text[4].line,
  // Edge adds its own reveal button.
  selectors: { '&::-ms-reveal': { display: 'none' } },
});

export const show = part(fieldAction);

/** Reserves two lines, so that a message does not move the layout. */
export const message = part(fieldMessage, { minHeight: `calc(2 * ${vars.text[1].line})`, color: vars.danger.text });
