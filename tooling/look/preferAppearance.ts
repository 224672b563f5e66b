import type { BrowserCommand } from 'vitest/node';

/** The appearance that a person has chosen for the whole machine, for what a page leaves to the browser. */
export const preferAppearance: BrowserCommand<[appearance: 'light' | 'dark']> = ({ page }, appearance) =>
  page.emulateMedia({ colorScheme: appearance });

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferAppearance: (appearance: 'light' | 'dark') => Promise<void>;
  }
}
