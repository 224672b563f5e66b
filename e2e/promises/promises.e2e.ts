import { describe, expect, test } from 'vitest';
import { consoleAndBrowser } from '../support/consoleAndBrowser.ts';
import type { Finding } from './compare.ts';
import { fixed } from './products/fixed.ts';
import { FLOWS } from './products/index.ts';
import { randomOf } from './random.ts';
import { beginAnew, planOf, report, runPlans } from './run.ts';

const isLong = process.env['EARNKIT_LONG'] === '1';
/** The short size is the same each time; the long one finds what no seed before it did. */
const seed = Number(process.env['EARNKIT_SEED'] ?? (isLong ? Date.now() % 1_000_000 : 1));
const orders = Number(process.env['EARNKIT_ORDERS'] ?? (isLong ? 1000 : 60));

/** Orders of a sandbox: later on its launchpool project is over. */
const ROUND = 60;

// The same seed finds the same again.
const once = { timeout: isLong ? 3_600_000 : 1_500_000, retry: 0 };

describe('in the exchange’s own zone', () => {
  const at = consoleAndBrowser();

  test(
    `given ${orders} orders of people in every world, zone and language (EARNKIT_SEED=${seed}), when the clock has passed, then the ledger booked what each promised, and every page says the same`,
    once,
    async () => {
      const findings: Finding[] = [];
      for (let taken = 0, round = seed; taken < orders; taken += ROUND, round += 1) {
        if (taken > 0) await beginAnew(at.browser);
        const plans = planOf(FLOWS, Math.min(orders, ROUND), randomOf(round));
        findings.push(...(await runPlans(at.browser, plans, { atATime: 4, readsOften: isLong })).findings);
      }
      expect(report(findings)).toBe('');
    },
  );
});

describe('in an exchange that counts its days in Shanghai', () => {
  const at = consoleAndBrowser({ EARNKIT_EXCHANGE_TIME_ZONE: 'Asia/Shanghai' });

  test(`given fixed terms (EARNKIT_SEED=${seed}), when they have matured, then the ledger booked what each promised`, once, async () => {
    const { findings } = await runPlans(at.browser, planOf(fixed, fixed.length, randomOf(seed)), { atATime: 4, reads: false });
    expect(report(findings)).toBe('');
  });
});
