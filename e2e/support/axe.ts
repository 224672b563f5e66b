import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Which of axe's rules are asked. */
export interface AxeRules {
  /** Only these. @default every rule of WCAG 2.2 A and AA, and of best practice */
  readonly only?: readonly string[];
  /** Rules left out. @default none */
  readonly without?: readonly string[];
}

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails where axe finds a fault in a page. Only faults are read: axe takes longer to describe what is right. Legacy mode
 * leaves out frames of other origins, and with them a second page that is opened for every answer.
 */
export async function refuseAxeFaults(page: Page, { only, without = [] }: AxeRules = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).setLegacyMode();
  const asked = only ? axe.withRules([...only]) : axe.withTags(ALL).disableRules([...without]);
  const { violations } = await asked.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
