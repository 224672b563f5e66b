import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tooling/step.ts';
import { bundle } from './harness/bundle.ts';
import { bytesOf, type Bytes } from './harness/bytes.ts';

/*
 * What a product's visitors download: each example is built as a product would build it, from the packages' dist, with
 * React left out because every product has it already.
 */

const EXAMPLES: Readonly<Record<string, string>> = {
  'a decimal field': `export { DecimalInput } from '@earnkit/ui/decimal-input';`,
  'a button': `export { Button } from '@earnkit/ui';`,
  'a client': `export { createEarnClient } from '@earnkit/core/client';`,
  'the holdings of the README': `export { EarnArea, FlexibleHoldings } from '@earnkit/components'; export { createEarnClient } from '@earnkit/core/client';`,
  'all components': `export * from '@earnkit/components';`,
};

const SHEETS = ['packages/ui/dist/styles.css', 'packages/earn-components/dist/styles.css'];

/** One thing a product may use, and what it brings. */
export interface Size {
  readonly name: string;
  readonly atOnce: Bytes;
  /** What is loaded when it is needed. */
  readonly later: Bytes;
}

const NONE: Bytes = { gzip: 0, brotli: 0 };

/** Weighs every example and sheet. The packages have to be built. */
export async function weighExamples(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [name, code] of Object.entries(EXAMPLES)) sizes.push({ name, ...(await weighCode(code)) });
  for (const sheet of SHEETS) sizes.push({ name: sheet, atOnce: bytesOf([readFileSync(path.join(root, sheet))]), later: NONE });
  return sizes;
}

/** The JavaScript that a module brings to a product that has React. */
export async function weighCode(code: string): Promise<Omit<Size, 'name'>> {
  const { files, atOnce, later } = await bundle(code, { external: [/^react($|\/)/, /^react-dom($|\/)/] });
  const weigh = (names: readonly string[]): Bytes => bytesOf(names.map((name) => files.get(name) ?? ''));
  return { atOnce: weigh(atOnce.js), later: weigh(later.js) };
}
