/** A value in light and another in dark; `appearance.css` says which of the two variables is not set. */
export const lightOrDark = (light: string, dark: string): string =>
  light === dark ? light : `var(--earn-l, ${light}) var(--earn-d, ${dark})`;
