import { assignVars, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { FORWARDS, START_SIDE } from './forwards.ts';
import { componentsLayer, radixLayer, tokensLayer } from './layers.css.ts';
import { media } from './media.ts';
import { lightOrDark, root } from './selectors.ts';
import { EDGE, toneOf } from './solidTones.ts';
import { vars } from './vars.css.ts';

const textStep = (step: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) => ({ size: `var(--font-size-${step})`, line: `var(--line-height-${step})` });

/** A space that grows with the theme's scaling. */
const space = (pixels: number) => `calc(${pixels}px * var(--scaling))`;
/** A length that grows with the text size of the browser. */
const rem = (pixels: number) => `${pixels / 16} * var(--earn-rem, 1rem)`;
/** A size of what has text in it: it grows with the text and the scaling, but never falls under the smallest target. */
const size = (pixels: number) => `max(24px, ${rem(pixels)} * var(--scaling))`;
/** A size for fingers: it has room for larger text before it has to grow. */
const touchSize = (pixels: number) => `max(${pixels}px, ${rem(pixels - 8)})`;

/** What a host's page sets for its own text, and the parts would inherit. */
const INHERITED = {
  fontStyle: 'normal',
  fontWeight: vars.font.weight.regular,
  fontStretch: 'normal',
  fontVariant: 'normal',
  fontFeatureSettings: 'normal',
  fontSynthesis: 'weight style small-caps',
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  tabSize: 4,
  textAlign: 'start',
  textIndent: 0,
  textRendering: 'auto',
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'normal',
  WebkitTapHighlightColor: 'transparent',
} as const;

// On `.radix-themes`, not `:root`: a nested theme resolves its own accent and appearance again.
globalStyle(root, {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars, {
        color: {
          page: lightOrDark('white', 'var(--gray-1)'),
          panel: lightOrDark('white', 'var(--gray-2)'),
          surface: lightOrDark('var(--gray-2)', 'var(--gray-3)'),
          surfaceHover: lightOrDark('var(--gray-3)', 'var(--gray-4)'),
          hover: 'var(--gray-a2)',
          active: 'var(--gray-a4)',
          text: 'var(--gray-12)',
          muted: 'var(--gray-11)',
          disabled: 'var(--gray-a9)',
          line: 'var(--gray-a4)',
          edge: EDGE,
          edgeHover: 'var(--gray-11)',
          field: lightOrDark(vars.color.panel, 'var(--gray-a2)'),
          overlay: lightOrDark('rgb(12 16 20 / 0.48)', 'rgb(0 0 0 / 0.64)'),
          focus: 'var(--accent-11)',
        },
        accent: toneOf('accent'),
        neutral: {
          solid: 'var(--gray-12)',
          solidHover: lightOrDark('color-mix(in oklab, var(--gray-12) 84%, white)', 'color-mix(in oklab, var(--gray-12) 88%, black)'),
          onSolid: 'var(--gray-1)',
          text: 'var(--gray-12)',
          // Different from the fill of disabled controls.
          soft: lightOrDark('var(--gray-4)', 'var(--gray-5)'),
          softHover: lightOrDark('var(--gray-5)', 'var(--gray-6)'),
          border: 'var(--gray-7)',
        },
        success: toneOf('jade'),
        warning: {
          ...toneOf('amber'),
          solid: lightOrDark('color-mix(in oklab, var(--amber-11) 94%, black)', 'var(--amber-9)'),
          solidHover: lightOrDark('color-mix(in oklab, var(--amber-11) 84%, black)', 'var(--amber-10)'),
          onSolid: lightOrDark('white', 'var(--amber-1)'),
          text: lightOrDark('color-mix(in oklab, var(--amber-11) 86%, black)', 'var(--amber-11)'),
        },
        danger: toneOf('red'),
        info: toneOf('blue'),
        space: {
          1: 'var(--space-1)',
          2: 'var(--space-2)',
          3: 'var(--space-3)',
          4: 'var(--space-4)',
          5: 'var(--space-5)',
          6: 'var(--space-6)',
          7: 'var(--space-7)',
          8: 'var(--space-8)',
          9: 'var(--space-9)',
        },
        radius: {
          1: 'var(--radius-1)',
          2: 'var(--radius-2)',
          3: 'var(--radius-3)',
          4: 'var(--radius-4)',
          5: 'var(--radius-5)',
          6: 'var(--radius-6)',
          // `--radius-full` is 0 but where corners are full, `--radius-thumb` is half a pixel where they are none or small.
          control: 'max(var(--radius-3), var(--radius-full))',
          pill: 'max(var(--radius-1), var(--radius-thumb))',
          full: '9999px',
        },
        font: {
          // `Inter Variable` and `Inter` only when the page serves or the machine has them; then the system, CJK behind it.
          body: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
          weight: { regular: '400', medium: '500', semibold: '600' },
        },
        text: {
          1: textStep(1),
          2: textStep(2),
          3: textStep(3),
          4: textStep(4),
          5: textStep(5),
          6: textStep(6),
          7: textStep(7),
          8: textStep(8),
        },
        size: {
          target: '24px',
          control1: size(28),
          control2: size(36),
          control3: size(44),
          field: size(48),
          chip: size(32),
          tab: size(40),
          row: size(56),
          rowHead: size(40),
          day: size(36),
          dialog: size(440),
        },
        shadow: { float: 'var(--shadow-5)' },
        motion: { fast: '120ms', normal: '160ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
        // Above the bars and sections of a host and the layers of the usual libraries, below a captcha's.
        layer: { dialog: '10000', popup: '10100', toast: '10200' },
      }),
      fontFamily: vars.font.body,
      fontSize: vars.text[2].size,
      lineHeight: vars.text[2].line,
      color: vars.color.text,
      ...INHERITED,
    },
  },
});

// A product that sets our tokens sets those of Radix Themes with them.
globalStyle(root, {
  '@layer': {
    [tokensLayer]: { vars: { '--color-background': vars.color.page, '--color-panel-solid': vars.color.panel } },
  },
});
globalStyle(`${root}:where([data-has-background='true'])`, { '@layer': { [tokensLayer]: { backgroundColor: vars.color.page } } });

globalStyle(root, { '@layer': { [tokensLayer]: { vars: { [FORWARDS]: '1', [START_SIDE]: 'left' } } } });
globalStyle(`${root}[dir='rtl']`, { '@layer': { [tokensLayer]: { vars: { [FORWARDS]: '-1', [START_SIDE]: 'right' } } } });

/** Spaces of the compact density, in the names that Radix Themes' props have and in ours: a sheet of the host may set the former. */
const compactSpaces = Object.fromEntries(
  ([3, 4, 5, 6, 7, 8, 9] as const).flatMap((step) => {
    const value = space([8, 12, 16, 24, 32, 40, 48][step - 3] ?? 0);
    return [
      [`--space-${step}`, value],
      [vars.space[step], value],
    ];
  }),
);

// In `:where`, so that the touch sizes below still win.
globalStyle(`${root}:where([data-density='compact'])`, {
  '@layer': {
    [tokensLayer]: {
      vars: {
        ...compactSpaces,
        [vars.size.control1]: size(24),
        [vars.size.control2]: size(32),
        [vars.size.control3]: size(40),
        [vars.size.field]: size(40),
        [vars.size.chip]: size(28),
        [vars.size.tab]: size(32),
        [vars.size.row]: size(44),
        [vars.size.rowHead]: size(32),
        [vars.size.day]: size(32),
      },
    },
  },
});

globalStyle(root, {
  '@layer': {
    [tokensLayer]: {
      '@media': {
        [media.touch]: {
          vars: {
            [vars.size.target]: '44px',
            [vars.size.control1]: touchSize(44),
            [vars.size.control2]: touchSize(44),
            [vars.size.control3]: touchSize(48),
            [vars.size.field]: touchSize(48),
            [vars.size.chip]: touchSize(44),
            [vars.size.tab]: touchSize(44),
          },
        },
        [media.reducedMotion]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.normal]: '0.01ms' } },
      },
    },
  },
});

globalStyle(`${root}, ${root} *, ${root} *::before, ${root} *::after`, { '@layer': { [tokensLayer]: { boxSizing: 'border-box' } } });

// What a host's rules for bare elements change, and no class of a part sets. Below every rule of a part, those of Radix Themes too.
// Each selector stands alone: a browser finds by its element or class which it has to look at, and looks at a list in one `:where` for all.
const floor = (selectors: readonly string[], rule: GlobalStyleRule) =>
  globalStyle(selectors.map((selector) => `:where(${root}) :where(${selector})`).join(), { '@layer': { [radixLayer]: rule } });
floor(['*'], { fontFeatureSettings: 'inherit', overflowWrap: 'inherit' });
floor(['a', 'button', 'input', 'label', 'select', 'summary', 'textarea'], { touchAction: 'manipulation' });
floor(['.rt-Heading', '.rt-Text', ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => `[data-part] ${heading}`)], {
  color: 'inherit',
  fontFamily: 'inherit',
});
floor(['[data-part] dt'], { fontWeight: 'inherit' });
floor(['[data-part] label'], { display: 'inline' });

// Chrome takes the colour of a selection from the elements around; a rule for every element there computes two styles for each of them.
const selected = { backgroundColor: `color-mix(in oklab, ${vars.accent.text} 32%, transparent)` };
globalStyle(`${root}::selection`, { '@layer': { [tokensLayer]: selected } });
// Only a Chrome that does so knows this property.
globalStyle(`${root} ::selection`, { '@layer': { [tokensLayer]: { '@supports': { 'not (scroll-marker-group: after)': selected } } } });

// On a touch screen a link in a text is no lower than the smallest target (2.5.8); it has no room for more between two lines, and moves none.
globalStyle(`${root} .rt-Link`, {
  '@layer': { [componentsLayer]: { '@media': { [media.touch]: { paddingBlock: 'max(0px, (24px - 1lh) / 2)' } } } },
});

// One focus ring for everything, drawn outside the control; a component may move it but never remove it.
globalStyle(`${root} :focus-visible`, {
  '@layer': {
    [componentsLayer]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
  },
});
