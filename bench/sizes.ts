import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tooling/step.ts';
import { bundle } from './harness/bundle.ts';
import { bytesOf, type Bytes } from './harness/bytes.ts';

/*
 * What a product's visitors download. Each example is built from the packages' dist, as a product builds it, without
 * React, which every product already has.
 */

const EXAMPLES: Readonly<Record<string, string>> = {
  'a decimal field': `export { DecimalInput } from '@earnkit/ui/decimal-input';`,
  'a button': `export { Button } from '@earnkit/ui';`,
  'a client': `export { createEarnClient } from '@earnkit/core/client';`,
  'the holdings of the README': `export { EarnArea, FlexibleHoldings } from '@earnkit/components'; export { createEarnClient } from '@earnkit/core/client';`,
  'all components': `export * from '@earnkit/components';`,
};

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

/** The JavaScript that a module adds to a product with React. */
export async function weighCode(code: string): Promise<Omit<Size, 'name'>> {
  const { files, atOnce, later } = await bundle(code, { external: [/^react($|\/)/, /^react-dom($|\/)/] });
  const weigh = (names: readonly string[]): Bytes => bytesOf(names.map((name) => files.get(name) ?? ''));
  return { atOnce: weigh(atOnce.js), later: weigh(later.js) };
}
