/** Colors and typeface of a poster, as the browser computed them. */
export interface PosterLook {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  /** Fill of the head, and what stands on it. */
  readonly accent: string;
  readonly onAccent: string;
  /** Text of a gain and of a loss. */
  readonly gain: string;
  readonly loss: string;
  readonly font: string;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * The look of a poster from its canvas. A canvas cannot use the theme's variables, so its class sets them on properties that a
 * canvas does not show, and the browser computes their colors.
 */
export function posterLookOf(canvas: HTMLCanvasElement): PosterLook {
  const style = getComputedStyle(canvas);
  return {
    ground: style.backgroundColor,
    text: style.color,
    muted: style.caretColor,
    line: style.columnRuleColor,
    accent: style.textDecorationColor,
    onAccent: style.textEmphasisColor,
    gain: style.outlineColor,
    loss: style.borderBlockStartColor,
    font: style.fontFamily,
    dir: style.direction === 'rtl' ? 'rtl' : 'ltr',
  };
}
