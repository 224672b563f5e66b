import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tooling/step.ts';
import { bundle } from './harness/bundle.ts';
import { bytesOf, type Bytes } from './harness/bytes.ts';

/*
 * What a product's visitors download. Each example is built from the packages' dist, as a product builds it, without
 * React, which every product already has.
 */

const AREA = `export { EarnArea } from '@earnkit/components';`;
const CLIENT = `export { createEarnClient } from '@earnkit/core/client';`;

/** The README's example. */
export const HOLDINGS = `export { EarnArea, FlexibleHoldings } from '@earnkit/components'; ${CLIENT}`;

/** What is weighed, by name. */
export const EXAMPLES = {
  'a decimal field': `export { DecimalInput } from '@earnkit/ui/decimal-input';`,
  'a button': `export { Button } from '@earnkit/ui';`,
  'a client': `export { createEarnClient } from '@earnkit/core/client';`,
  'the area alone': AREA,
  'the holdings of the README': HOLDINGS,
  'a line chart': `export { LineChart } from '@earnkit/ui/line-chart';`,
  'all components': `export * from '@earnkit/components';`,
} as const;

const SHEETS = ['packages/ui/dist/styles.css', 'packages/earn-components/dist/styles.css'];

/** An example and its bytes. */
export interface Size {
  readonly name: string;
  readonly atOnce: Bytes;
  /** Bytes loaded on demand. */
  readonly later: Bytes;
}

const NONE: Bytes = { gzip: 0, brotli: 0 };

/** Measures every example and stylesheet. The packages must be built. */
export async function weighExamples(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [name, code] of Object.entries(EXAMPLES)) sizes.push({ name, ...(await weighCode(code)) });
  for (const sheet of SHEETS) sizes.push({ name: sheet, atOnce: bytesOf([readFileSync(path.join(root, sheet))]), later: NONE });
  return sizes;
}

/** What a page with an area, a client and one open dialog has loaded: brotli, by the dialog's name. */
export async function weighDialogs(): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const file of globSync('packages/earn-components/dist/**/[A-Z]*Dialog.js', { cwd: root }).sort()) {
    const name = path.basename(file, '.js');
    // A module that loads its dialog later weighs nothing by itself.
    if (readFileSync(path.join(root, file), 'utf8').includes('lazyDialog(')) continue;
    const { atOnce } = await weighCode(`${AREA} ${CLIENT} export { ${name} } from '${path.join(root, file)}';`);
    sizes.set(name, atOnce.brotli);
  }
  return sizes;
}

/** The JavaScript that a module adds to a product with React. */
export async function weighCode(code: string): Promise<Omit<Size, 'name'>> {
  const { files, atOnce, later } = await bundle(code, { external: [/^react($|\/)/, /^react-dom($|\/)/] });
  const weigh = (names: readonly string[]): Bytes => bytesOf(names.map((name) => files.get(name) ?? ''));
  return { atOnce: weigh(atOnce.js), later: weigh(later.js) };
}
