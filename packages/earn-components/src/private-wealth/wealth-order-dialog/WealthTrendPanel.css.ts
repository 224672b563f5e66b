import { part, vars } from '@earnkit/ui/style';

/** The line has the tone of the change: a loss is red, and neither zero nor an unknown change is a gain. */
export const chart = part({
  selectors: {
    '&[data-tone="danger"]': { vars: { [vars.accent.text]: vars.danger.text } },
    '&[data-tone="default"]': { vars: { [vars.accent.text]: vars.color.muted } },
  },
});
