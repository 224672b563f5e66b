import type { StyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

/*
 * What all fields have in common: of text, an amount, a choice, a range of days, a password. The sheet of a field hands these rules to
 * `part`, and after them those that it alone has.
 */

/** The field: label, box and message below each other. */
export const fieldRoot: StyleRule = { display: 'flex', flexDirection: 'column', gap: vars.space[1], minWidth: 0 };

/** The label above the box. */
export const fieldLabel: StyleRule = {
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontWeight: vars.font.weight.medium,
};

/** Selectors of the states of a box. */
interface FieldStates {
  /** @default focus is inside */
  readonly focused?: string;
  /** The ring is around the whole box, and only for what it is about: the buttons inside have their own. */
  readonly ring: string;
  /** @default by `data-invalid` */
  readonly invalid?: string;
  /** @default by `data-disabled` */
  readonly disabled?: string;
}

/** Edge and ground of the box in all its states. */
export const fieldBox = ({
  focused = '&:focus-within',
  ring,
  invalid = '&[data-invalid]',
  disabled = '&[data-disabled]',
}: FieldStates): StyleRule => ({
  minWidth: 0,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.edgeHover },
    [focused]: { borderColor: vars.color.focus },
    [ring]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    [invalid]: { borderColor: vars.danger.text },
    [disabled]: { backgroundColor: vars.color.surface, borderColor: vars.color.line, cursor: 'not-allowed' },
  },
});

/** The input or button inside the box, which has edge, ground and ring. */
export const fieldControl: StyleRule = {
  appearance: 'none',
  minWidth: 0,
  margin: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
};

/** A button at the end of the box. */
const fieldButton: StyleRule = {
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'transparent',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
};

/** The cross that empties the field. */
export const fieldClear: StyleRule = {
  ...fieldButton,
  width: vars.size.target,
  height: vars.size.target,
  color: vars.color.muted,
  selectors: { '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover } },
};

/** A button with a word, such as Max. */
export const fieldAction: StyleRule = {
  ...fieldButton,
  minWidth: 40,
  minHeight: `max(${vars.size.chip}, ${vars.size.target})`,
  paddingInline: vars.space[2],
  fontSize: vars.text[2].size,
  fontWeight: vars.font.weight.semibold,
  color: vars.accent.text,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.accent.soft },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
  },
};

/** A hint below. It reserves one line, so that a message does not move the layout. */
export const fieldHint: StyleRule = {
  minHeight: vars.text[1].line,
  fontSize: vars.text[1].size,
  lineHeight: vars.text[1].line,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
};

/** An error or a notice in the place of the hint. */
export const fieldMessage: StyleRule = {
  ...fieldHint,
  selectors: {
    '&[data-kind="error"]': { color: vars.danger.text },
    '&[data-kind="notice"]': { color: vars.warning.text },
    // Beside other filters no line is kept for a message that is not there.
    '&[data-bare]': { position: 'absolute', minHeight: 0 },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
};
