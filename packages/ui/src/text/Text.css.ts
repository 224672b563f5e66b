import { part } from '../theme/part.ts';
import { vars } from '../theme/vars.css.ts';

export const text = part({ margin: 0, padding: 0, overflowWrap: 'anywhere' });

const sizeOf = (step: keyof typeof vars.text) => part({ fontSize: vars.text[step].size, lineHeight: vars.text[step].line });
export const sizes = {
  '1': sizeOf(1),
  '2': sizeOf(2),
  '3': sizeOf(3),
  '4': sizeOf(4),
  '5': sizeOf(5),
  '6': sizeOf(6),
  '7': sizeOf(7),
  '8': sizeOf(8),
};

export const tones = {
  default: part({ color: vars.color.text }),
  muted: part({ color: vars.color.muted }),
  accent: part({ color: vars.accent.text }),
  danger: part({ color: vars.danger.text }),
};
export const weights = {
  regular: part({ fontWeight: vars.font.weight.regular }),
  medium: part({ fontWeight: vars.font.weight.medium }),
  semibold: part({ fontWeight: vars.font.weight.semibold }),
};
export const aligns = { start: part({ textAlign: 'start' }), center: part({ textAlign: 'center' }), end: part({ textAlign: 'end' }) };
export const truncated = part({ display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const heading = part({ fontWeight: vars.font.weight.semibold, letterSpacing: '-0.01em', textWrap: 'balance' });

export const link = part({
  // Resets the look of a button that is used as a link in a sentence.
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'inherit',
  color: vars.accent.text,
  textDecorationLine: 'underline',
  textDecorationColor: vars.accent.border,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius[1],
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
