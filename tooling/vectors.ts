/*
 * Tests the project's rules with a file of vectors: `npm run test:vectors -- FILE`, or the project's own file.
 * Ends with `N passed, N failed, N without a rule yet`. A row without a rule fails where one of its requirements is built.
 */
import { readFileSync } from 'node:fs';
import { builtIdsOfRow } from './requirements/provenByVectors.ts';
import { rules } from './vectors/rules.ts';
import { type Table, checkRow, readTables } from './vectors/table.ts';

const OWN_FILE = new URL('../packages/earn-core/vectors.json', import.meta.url);
const file = process.argv[2];

let tables: readonly Table[] = [];
try {
  tables = readTables(readFileSync(file ?? OWN_FILE, 'utf8'));
} catch (thrown) {
  console.error(`${file ?? OWN_FILE.pathname}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  process.exit(2);
}

const totals = { passed: 0, failed: 0, 'no rule': 0 };
for (const table of tables) {
  const here = { passed: 0, failed: 0, 'no rule': 0 };
  for (const [index, cells] of table.rows.entries()) {
    const outcome = await checkRow(table, cells, rules.get(table.id), builtIdsOfRow(table, cells));
    here[outcome.state] += 1;
    totals[outcome.state] += 1;
    if (outcome.state === 'failed')
      console.log(`FAILED ${table.id} row ${index + 1} ${JSON.stringify(cells)}\n  ${outcome.differences.join('\n  ')}`);
  }
  console.log(`${table.id.padEnd(5)} ${here.passed} passed, ${here.failed} failed, ${here['no rule']} without a rule yet: ${table.title}`);
}
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals['no rule']} without a rule yet`);
process.exitCode = totals.failed > 0 ? 1 : 0;
