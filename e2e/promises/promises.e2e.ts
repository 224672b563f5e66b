import { expect, test } from 'vitest';
import { consoleAndBrowser } from '../support/consoleAndBrowser.ts';
import { randomOf } from './random.ts';
import { fixed } from './products/fixed.ts';
import { flexible } from './products/flexible.ts';
import { launchpool } from './products/launchpool.ts';
import { privateWealth } from './products/privateWealth.ts';
import { staking } from './products/staking.ts';
import { switches } from './products/switches.ts';
import { planOf, report, runPlans } from './run.ts';

const at = consoleAndBrowser();

/** Every product's flows. */
const FLOWS = [...flexible, ...fixed, ...launchpool, ...staking, ...privateWealth, ...switches];

const seed = Number(process.env['EARNKIT_SEED'] ?? Date.now() % 1_000_000);
const orders = Number(process.env['EARNKIT_ORDERS'] ?? 60);

test(`given ${orders} orders of people in every world, zone and language (EARNKIT_SEED=${seed}), when the clock has passed, then the ledger booked what each promised`, async () => {
  const run = await runPlans(at.browser, planOf(FLOWS, orders, randomOf(seed)), 4);
  expect(report(run.findings)).toBe('');
});
