import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { bytesOf } from '../bench/harness/bytes.ts';
import { EXAMPLES, HOLDINGS, weighCode, weighDialogs } from '../bench/sizes.ts';
import { checkCatalogues } from './catalogues.ts';
import { type Ended, root } from './step.ts';

/*
 * What a product pays for a part of `@earnkit/ui`, for the earn area, and for a language. The benchmark measures more; here stand
 * the numbers that must not grow unseen.
 */

/** Most bytes, by brotli. The logic's have about 100 for what it imports of React, which a page has anyway. */
const MOST = {
  sheet: 26_000,
  field: 6000,
  fieldLogic: 2500,
  beforeCalendar: 5000,
  table: 12_000,
  area: 45_000,
  holdings: 77_000,
  dialog: 88_000,
  chart: 17_000,
} as const;

/** Two ways to the same code may differ by their names' lengths. */
const SAME_WITHIN = 40;

/** Holds bundles and stylesheet against what was promised of them. The packages have to be built. */
export async function checkCost(): Promise<Pick<Ended, 'code' | 'output'>> {
  const problems = [...looseRules(), ...(await heavyImports()), ...(await heavyPages()), ...(await checkCatalogues())];
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

async function heavyImports(): Promise<string[]> {
  const whole = await weighCode(`export { DecimalInput } from '@earnkit/ui';`);
  const part = await weighCode(`export { DecimalInput } from '@earnkit/ui/decimal-input';`);
  const logic = await weighCode(`export { useDecimalInput } from '@earnkit/ui/decimal-input';`);
  const range = await weighCode(`export { DateRangePicker } from '@earnkit/ui';`);
  const table = await weighCode(`export { DataTable, EarnTheme } from '@earnkit/ui';`);
  const sheet = bytesOf([readFileSync(sheetPath)]);
  const difference = Math.abs(whole.atOnce.brotli - part.atOnce.brotli);
  return [
    ...(difference > SAME_WITHIN
      ? [`DecimalInput costs ${whole.atOnce.brotli} B from @earnkit/ui and ${part.atOnce.brotli} B from @earnkit/ui/decimal-input.`]
      : []),
    ...atMost('DecimalInput', part.atOnce.brotli, MOST.field),
    ...atMost('useDecimalInput', logic.atOnce.brotli, MOST.fieldLogic),
    ...atMost('DateRangePicker before its first opening', range.atOnce.brotli, MOST.beforeCalendar),
    ...atMost('DataTable with its theme', table.atOnce.brotli, MOST.table),
    ...atMost('The stylesheet', sheet.brotli, MOST.sheet),
    ...languageRules(),
  ];
}

/** What visitors of the earn area download before anything is opened, and with one dialog open. */
async function heavyPages(): Promise<string[]> {
  const area = await weighCode(EXAMPLES['the area alone']);
  const holdings = await weighCode(HOLDINGS);
  const withChart = await weighCode(`${HOLDINGS} export { LineChart } from '@earnkit/ui/line-chart';`);
  const dialogs = await weighDialogs();
  return [
    ...atMost('EarnArea', area.atOnce.brotli, MOST.area),
    ...atMost('The holdings of the README', holdings.atOnce.brotli, MOST.holdings),
    ...atMost('LineChart beside the holdings', withChart.atOnce.brotli - holdings.atOnce.brotli, MOST.chart),
    ...[...dialogs].flatMap(([name, bytes]) => atMost(`${name} with its area and client`, bytes, MOST.dialog)),
  ];
}

const atMost = (what: string, bytes: number, most: number): string[] =>
  bytes > most ? [`${what} is ${bytes} B by brotli, and ${most} B were promised.`] : [];

const sheetPath = path.join(root, 'packages/ui/dist/styles.css');

/** Whoever writes from right to left does so in any language: for older browsers `:dir()` is written as a list of some. */
const languageRules = (): string[] =>
  [sheetPath, path.join(root, 'packages/earn-components/dist/styles.css')]
    .filter((file) => /:(?:lang|dir)\(/.test(readFileSync(file, 'utf8')))
    .map((file) => `${path.relative(root, file)} asks for languages; see packages/ui/src/theme/forwards.ts.`);

/** Rules that stand in no cascade layer: they would win over a product's own. */
function looseRules(): string[] {
  const loose: string[] = [];
  transform({
    filename: sheetPath,
    code: readFileSync(sheetPath),
    visitor: {
      StyleSheet({ rules }) {
        for (const { type } of rules) if (!['layer-block', 'layer-statement', 'keyframes'].includes(type)) loose.push(type);
      },
    },
  });
  return loose.map((type) => `A rule (${type}) of packages/ui/dist/styles.css stands in no cascade layer.`);
}
