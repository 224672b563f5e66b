/** Several names or facts in one text, separated as the language does it: `ETH, SOL` or `ETH、SOL`. */
export const listText = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language, { style: 'narrow' }).format(names);
