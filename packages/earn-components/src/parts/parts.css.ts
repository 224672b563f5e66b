import { media, part, vars } from '@earnkit/ui/style';

const small = { fontSize: vars.text[1].size, lineHeight: vars.text[1].line } as const;

/** A dialog's form. */
export const form = part({ display: 'flex', flexDirection: 'column', gap: vars.space[4], minWidth: 0 });

/** Two or three figures side by side, which share a line as long as none is narrower than its figure. */
export const facts = part({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space[3]} ${vars.space[4]}`, margin: 0 });
export const factColumns = {
  '2': part({ gap: vars.space[4] }),
  '4': part({
    display: 'grid',
    // Four where they have room, else two; never three and one.
    gridTemplateColumns: `repeat(auto-fit, minmax(max(25% - ${vars.space[4]}, min(50% - ${vars.space[4]}, (520px - 100%) * 999)), 1fr))`,
  }),
};
export const fact = part({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
/** As wide as its figure, however long it is. Chinese breaks between words here, not inside them. */
export const factNote = part({
  ...small,
  inlineSize: 'min-content',
  minInlineSize: '100%',
  minBlockSize: small.lineHeight,
  fontWeight: vars.font.weight.regular,
  wordBreak: 'keep-all',
  textWrap: 'balance',
  color: vars.color.muted,
});
export const factSpaced = part({
  flex: '1 1 96px',
  minInlineSize: 'fit-content',
  gap: vars.space[1],
  // If only the first fact has a note, such as the parts of a rate, the others leave it the space.
  selectors: { [`:first-child:has(${factNote}):not(:has(~ * ${factNote})) ~ &`]: { flex: '0 1 80px' } },
});
/** Two share a line. */
export const factLarge = part({ flex: '1 1 40%', minInlineSize: 'fit-content' });
export const factLabel = part({
  ...small,
  color: vars.color.muted,
  selectors: {
    // The key to a chart's dashed line.
    '&[data-dashed]::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: '16px',
      marginInlineEnd: vars.space[1],
      verticalAlign: 'middle',
      borderBlockStart: `1px dashed ${vars.color.muted}`,
    },
  },
});
export const factLabelLarge = part({ color: vars.color.muted });
export const factValue = part({
  margin: 0,
  fontSize: vars.text[3].size,
  lineHeight: vars.text[3].line,
  fontWeight: vars.font.weight.medium,
  selectors: { '&[data-accent]': { color: vars.accent.text, fontWeight: vars.font.weight.semibold } },
});
export const factValueLarge = part({ margin: 0, fontSize: vars.text[4].size, lineHeight: vars.text[4].line });
export const available = part({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
});
/** The text of the button at the end lines up with the field's edge. */
export const more = part({ marginInlineEnd: `calc(-1 * ${vars.space[2]})` });

/** Notices and actions in the footer of a dialog, above a phone's keyboard. */
export const foot = part({ display: 'flex', flexDirection: 'column', gap: vars.space[3], inlineSize: '100%', minWidth: 0 });
/** What an order brings, above its action: figures in a line. What is very long wraps in its column. */
export const outcome = part({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  columnGap: vars.space[3],
  margin: 0,
});
export const outcomeItem = part({
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child:not(:first-child)': { textAlign: 'end' } },
});
export const outcomeValue = part({ margin: 0, fontWeight: vars.font.weight.semibold });
export const outcomeNote = part({ ...small, margin: 0, color: vars.color.muted });
/** The name of an action with its outcome, one step smaller, so that both share a line. */
export const actionWithOutcome = part({
  minWidth: 0,
  fontSize: vars.text[2].size,
  lineHeight: vars.text[2].line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** What changed since the person decided, among the notices of the footer. */
export const changes = part({ display: 'contents' });
/** Buttons of the same width, below one another where a longer label has no room. */
export const actions = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  gap: vars.space[2],
});

/** Two buttons of the same width. */
export const pair = part({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

/** Text of the exchange: any length, may break anywhere. */
export const serverText = part({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const figureButton = part({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  // A full press target that stays on the line of the figures around it.
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
  marginInline: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[1],
  background: 'transparent',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
});
/** A border below the whole figure; an underline would not reach into its inline boxes. */
export const figureLine = part({
  borderBlockEnd: `1px dotted ${vars.color.edge}`,
  selectors: {
    '&[data-line="solid"]': { borderBlockEndStyle: 'solid', borderBlockEndColor: vars.accent.text },
    // Takes its place at once, so that nothing moves.
    '&[data-line="hover"]': { borderBlockEndColor: 'transparent' },
    [`${figureButton}:hover &`]: { borderBlockEndStyle: 'solid', borderBlockEndColor: 'currentColor' },
  },
});

/** Centred in its table row. */
export const centred = part({ display: 'inline-flex', verticalAlign: 'middle' });
/** In place of a switch that stands neither on nor off: its name, and a button at the end. */
export const unknownSwitch = part({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] });
/** A figure at the end of a row, with a line of text below it. */
export const endFigure = part({ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-end' });
/** Buttons of a row below one another. */
export const stack = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space[1],
});
/** Buttons at the end of a row, below one another where a table has no room; on a phone's card beside one another again. */
export const tabletStack = part({
  display: 'inline-flex',
  gap: vars.space[2],
  '@media': {
    [media.tablet]: { flexDirection: 'column' },
    [media.mobile]: { display: 'contents' },
  },
});
/** A figure with a badge or a button at the end of a row: what does not fit on the line goes below it, at the end as well. */
export const endLine = part({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[2],
});
/** Placeholders of two buttons. */
export const buttons = part({ display: 'inline-flex', gap: vars.space[2] });

export const bullets = part({ margin: 0, paddingInlineStart: vars.space[4], display: 'flex', flexDirection: 'column', gap: vars.space[2] });
export const bulletsMuted = part({ ...small, gap: vars.space[1], color: vars.color.muted });

/** Keeps the height of a chart while its code loads. */
export const chartPlace = part({ minBlockSize: '220px', minWidth: 0 });
/** Keeps the line below a chart, which is as high as its button. */
export const footPlace = part({ minBlockSize: vars.size.control1 });

export const total = part({ margin: 0 });
export const totalLabel = part({ color: vars.color.muted, fontSize: vars.text[2].size, lineHeight: vars.text[2].line });

/** Holds the height of a chart's panel for an error or an empty state. */
export const panelPlace = part({ display: 'grid', alignContent: 'center', minBlockSize: '330px' });

export const pageProduct = part({ overflowWrap: 'anywhere', color: vars.color.muted });
/** Limits the length of text lines for readability. */
export const prose = part({ maxWidth: '72ch' });
/** Buttons of the same width, which share the width of a phone. */
export const pageActions = part({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  alignSelf: 'start',
  gap: vars.space[2],
  '@media': { [media.mobile]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr', alignSelf: 'stretch' } },
});
/** A notice above a list that leaves no space of its own. */
export const noticeAbove = part({ marginBlockEnd: vars.space[4] });
