import { create, type ThemeVars } from 'storybook/theming';
import tokens from '../packages/ui/tokens.json' with { type: 'json' };

type Appearance = 'light' | 'dark';
type Colour = (typeof tokens)['light']['color']['page'];

/** A colour of the tokens as CSS. */
const css = ({ $value: { hex, alpha } }: Colour): string =>
  hex +
  (alpha < 1
    ? Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')
    : '');

/** Storybook with the tokens of the theme. */
function themeOf(appearance: Appearance): ThemeVars {
  const { color, accent } = tokens[appearance];
  return create({
    base: appearance,
    brandTitle: '<img src="favicon.svg" alt="" width="24" height="24" style="vertical-align: middle; margin-right: 8px"> Earnkit',
    brandUrl: '?path=/docs/docs-introduction--docs',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    colorPrimary: css(accent.text),
    colorSecondary: css(accent.text),
    appBg: css(color.surface),
    appContentBg: css(color.page),
    appPreviewBg: css(color.page),
    appBorderColor: css(color.line),
    appBorderRadius: 8,
    textColor: css(color.text),
    textMutedColor: css(color.muted),
    barBg: css(color.page),
    barTextColor: css(color.muted),
    barSelectedColor: css(accent.text),
    barHoverColor: css(accent.text),
    inputBg: css(color.page),
    inputBorder: css(color.line),
    inputTextColor: css(color.text),
    inputBorderRadius: 6,
  });
}

const light = themeOf('light');
const dark = themeOf('dark');

/** The theme for what is chosen in the toolbar. */
export const themeFor = (globals: Readonly<Record<string, unknown>>): ThemeVars => (globals['appearance'] === 'dark' ? dark : light);
