import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

/*
 * For each part, one rule in core decides whether an edition or a region has it. Code that checks the edition itself would decide a
 * second time, and the two answers could differ one day.
 */

const SOURCES = ['packages/earn-{hooks,components}/src/**/*.{ts,tsx}', 'apps/console/src/**/*.{ts,tsx}'];

/** An edition compared with anything, or a tag of the lists of restrictions by its name. */
const DECIDES =
  /\bedition\s*[!=]==?|[!=]==?\s*['"]us['"]|['"](?:api_lendEarn_order|api_startup_order|api_hodl_order|spot_trade)['"]|\bcompliance\??\.(?:menu|business)\b/;

test('no hook, component or page decides by edition or region; they ask the rules of core', () => {
  const decided = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    // The sandbox's panel tells the sandbox what to restrict; it decides nothing itself.
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\/|^apps\/console\/src\/sandbox\//.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (DECIDES.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(decided).toEqual([]);
});
