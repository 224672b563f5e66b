import { expect as strict } from 'playwright/test';

/** Playwright's expectations, patient enough for a machine that does other things too. */
export const expect = strict.configure({ timeout: 20_000 });
