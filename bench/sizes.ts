import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tooling/step.ts';
import { bundle } from './harness/bundle.ts';
import { bytesOf, type Bytes, type CountedBytes } from './harness/bytes.ts';

/*
 * What a product's visitors download. Each example is built from the packages' dist, as a product builds it, without
 * React, which every product already has.
 */

const AREA = `export { EarnArea } from '@earnkit/components';`;
const CLIENT = `export { createEarnClient } from '@earnkit/core/client';`;

/** What a page has before its first component. */
export const AREA_AND_CLIENT = `${AREA} ${CLIENT}`;

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

/** What a page with an area, a client and one open dialog has loaded, by the dialog's name. */
export async function weighDialogs(): Promise<ReadonlyMap<string, CountedBytes>> {
  const sizes = new Map<string, CountedBytes>();
  for (const { name, code } of dialogsIn('**')) sizes.set(name, (await weighCode(`${AREA_AND_CLIENT} ${code}`)).atOnce);
  return sizes;
}

/** What the dialogs of a product share: the area, the client with its queries, the flow of an order with its field, and the calendar. */
const SHARED = `${AREA_AND_CLIENT}
  export { AmountField, OrderDialog } from '@earnkit/components/parts';
  export { defineOrder, useOrderDraft, useOrderForm } from '@earnkit/hooks/flow';
  export { addDays } from '@earnkit/time';`;

/** The same of one product, with the words of its dialogs. @param product the folder of its components */
const sharedOf = (product: string): string =>
  `${SHARED} export * as words from '${path.join(root, `packages/earn-components/dist/${product}/dialogMessages.js`)}';`;

/** What each dialog of a product adds to what its dialogs share: brotli, by the dialog's name. @param product the folder of its components */
export async function weighOverShared(product: string): Promise<ReadonlyMap<string, number>> {
  const shared = sharedOf(product);
  const { atOnce: before } = await weighCode(shared);
  const sizes = new Map<string, number>();
  for (const { name, code } of dialogsIn(`${product}/**`)) {
    const { atOnce } = await weighCode(`${shared} ${code}`);
    sizes.set(name, atOnce.brotli - before.brotli);
  }
  return sizes;
}

/** What the stake dialog of staking adds with the form of one variant: brotli, by the form's name. Opening one loads no other. */
export async function weighStakeForms(): Promise<ReadonlyMap<string, number>> {
  const shared = sharedOf('staking');
  const { atOnce: before } = await weighCode(shared);
  const sizes = new Map<string, number>();
  for (const name of ['DefiStake', 'ExchangeStake', 'NetworkStake', 'StakeForm']) {
    const file = path.join(root, `packages/earn-components/dist/staking/stake-dialog/${name}.js`);
    const dialog = path.join(root, 'packages/earn-components/dist/staking/stake-dialog/StakingStakeDialog.js');
    const code = `export { ${name} } from '${file}'; export { StakingStakeDialog } from '${dialog}';`;
    const { atOnce } = await weighCode(`${shared} ${code}`);
    sizes.set(name, atOnce.brotli - before.brotli);
  }
  return sizes;
}

/** The dialogs of a folder of components, each with the code that exports it. One that loads its dialog later weighs nothing by itself. */
const dialogsIn = (folder: string): { readonly name: string; readonly code: string }[] =>
  globSync(`packages/earn-components/dist/${folder}/[A-Z]*Dialog.js`, { cwd: root })
    .sort()
    .map((file) => path.join(root, file))
    .filter((file) => !readFileSync(file, 'utf8').includes('lazyDialog('))
    .map((file) => ({ name: path.basename(file, '.js'), code: `export { ${path.basename(file, '.js')} as weighed } from '${file}';` }));

/** The JavaScript that a module adds to a product with React. */
export async function weighCode(code: string): Promise<Omit<Size, 'name'> & { readonly atOnce: CountedBytes }> {
  const { files, atOnce, later } = await bundle(code, { external: [/^react($|\/)/, /^react-dom($|\/)/] });
  const weigh = (names: readonly string[]) => bytesOf(names.map((name) => files.get(name) ?? ''));
  return {
    atOnce: weigh(atOnce.js),
    // Weighed when it is read: compressing it takes longer than all else, and few ask.
    get later() {
      return weigh(later.js);
    },
  };
}
