import { assignVars, globalStyle } from '@vanilla-extract/css';
import { componentsLayer, tokensLayer } from './layers.css.ts';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

type Scale = 'accent' | 'gray' | 'jade' | 'amber' | 'red' | 'blue';

/*
 * White on a scale's step 9 or 10 is under 4.5:1 for several accents (jade is 3.2:1). In light the solid fill is therefore
 * step 11, in dark a step 9 with black mixed in; EarnTheme.test.tsx measures every pair in both appearances.
 */
const lightTone = (scale: Scale) => ({
  solid: `color-mix(in oklab, var(--${scale}-11) 94%, black)`,
  solidHover: `color-mix(in oklab, var(--${scale}-11) 84%, black)`,
  onSolid: 'white',
  text: `color-mix(in oklab, var(--${scale}-11) 88%, black)`,
  soft: `var(--${scale}-3)`,
  softHover: `var(--${scale}-4)`,
  border: `var(--${scale}-6)`,
});
const darkTone = (scale: Scale) => ({
  solid: `color-mix(in oklab, var(--${scale}-9) 82%, black)`,
  solidHover: `color-mix(in oklab, var(--${scale}-9) 74%, black)`,
  onSolid: 'white',
  text: `var(--${scale}-11)`,
  soft: `var(--${scale}-3)`,
  softHover: `var(--${scale}-4)`,
  border: `var(--${scale}-6)`,
});
const textStep = (step: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) => ({ size: `var(--font-size-${step})`, line: `var(--line-height-${step})` });

const root = '.radix-themes';
const dark = '.radix-themes:where(.dark, .dark-theme), :is(.dark, .dark-theme) .radix-themes:where(:not(.light, .light-theme))';

// On `.radix-themes`, not `:root`: a nested theme resolves its own accent and appearance again.
globalStyle(root, {
  '@layer': {
    [tokensLayer]: {
      vars: assignVars(vars, {
        color: {
          page: 'var(--color-background)',
          panel: 'var(--color-panel-solid)',
          surface: 'var(--gray-2)',
          surfaceHover: 'var(--gray-3)',
          hover: 'var(--gray-a2)',
          active: 'var(--gray-a4)',
          text: 'var(--gray-12)',
          muted: 'var(--gray-11)',
          disabled: 'var(--gray-a9)',
          line: 'var(--gray-a4)',
          edge: 'color-mix(in oklab, var(--gray-9) 92%, black)',
          edgeHover: 'var(--gray-11)',
          field: 'var(--color-panel-solid)',
          overlay: 'rgb(12 16 20 / 0.48)',
          focus: 'var(--accent-11)',
        },
        accent: lightTone('accent'),
        neutral: {
          ...lightTone('gray'),
          solid: 'var(--gray-12)',
          solidHover: 'color-mix(in oklab, var(--gray-12) 84%, white)',
          onSolid: 'var(--gray-1)',
          text: 'var(--gray-12)',
        },
        success: lightTone('jade'),
        warning: { ...lightTone('amber'), text: 'color-mix(in oklab, var(--amber-11) 86%, black)' },
        danger: lightTone('red'),
        info: lightTone('blue'),
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
        size: { target: '24px', control1: '28px', control2: '36px', control3: '44px', dialog: '440px' },
        shadow: { float: 'var(--shadow-5)' },
        motion: { fast: '120ms', normal: '160ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
        layer: { dialog: '100', popup: '200', toast: '300' },
      }),
      fontFamily: vars.font.body,
      fontSize: vars.text[2].size,
      lineHeight: vars.text[2].line,
      color: vars.color.text,
      fontVariantNumeric: 'tabular-nums',
      '@media': {
        [media.touch]: {
          vars: { [vars.size.target]: '44px', [vars.size.control1]: '44px', [vars.size.control2]: '44px', [vars.size.control3]: '48px' },
        },
        [media.calm]: { vars: { [vars.motion.fast]: '0.01ms', [vars.motion.normal]: '0.01ms' } },
      },
    },
  },
});

globalStyle(dark, {
  '@layer': {
    [tokensLayer]: {
      vars: {
        [vars.color.edge]: 'color-mix(in oklab, var(--gray-9) 88%, white)',
        [vars.color.field]: 'var(--gray-a2)',
        [vars.color.surface]: 'var(--gray-3)',
        [vars.color.surfaceHover]: 'var(--gray-4)',
        [vars.color.overlay]: 'rgb(0 0 0 / 0.64)',
        ...assignVars(vars.accent, darkTone('accent')),
        ...assignVars(vars.neutral, {
          ...darkTone('gray'),
          solid: 'var(--gray-12)',
          solidHover: 'color-mix(in oklab, var(--gray-12) 88%, black)',
          onSolid: 'var(--gray-1)',
          text: 'var(--gray-12)',
        }),
        ...assignVars(vars.success, darkTone('jade')),
        ...assignVars(vars.warning, {
          ...darkTone('amber'),
          solid: 'var(--amber-9)',
          solidHover: 'var(--amber-10)',
          onSolid: 'var(--amber-1)',
        }),
        ...assignVars(vars.danger, darkTone('red')),
        ...assignVars(vars.info, darkTone('blue')),
      },
    },
  },
});

globalStyle(`${root}, ${root} *, ${root} *::before, ${root} *::after`, { '@layer': { [tokensLayer]: { boxSizing: 'border-box' } } });

// One focus ring for everything, drawn outside the control; a component may only move it, never take it away.
globalStyle(`${root} :focus-visible`, {
  '@layer': {
    [componentsLayer]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
    },
  },
});

globalStyle(root, {
  '@layer': {
    [componentsLayer]: {
      '@media': {
        // On paper: black on white, whatever the screen shows.
        [media.print]: {
          colorScheme: 'light',
          backgroundColor: 'white',
          vars: {
            [vars.color.page]: 'white',
            [vars.color.panel]: 'white',
            [vars.color.text]: 'black',
            [vars.color.muted]: '#444',
            [vars.color.surface]: 'white',
            [vars.accent.text]: 'black',
            [vars.shadow.float]: 'none',
          },
        },
      },
    },
  },
});
