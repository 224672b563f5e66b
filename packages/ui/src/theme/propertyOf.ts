/** `var(--earn-color-page)` to `--earn-color-page`. */
export const propertyOf = (token: string): string => token.slice('var('.length, -1);
