/*
 * Writes `packages/earn-sandbox/src/coins/pictures.ts`: the picture of each coin of the sandbox, of `@web3icons/core` (MIT), which has
 * thousands. `node tooling/coinPictures.ts` writes it again; a test compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { COINS } from '../packages/earn-sandbox/src/coins/coins.ts';
import { root } from './step.ts';

/** A coin whose picture the package keeps only among the networks. */
const AS_NETWORK: ReadonlySet<string> = new Set(['TON']);

const require = createRequire(import.meta.url);

/** The picture of one coin, filled to its edges: a disc of the same size as every other, on any ground. */
function pictureOf(asset: string): string {
  const place = AS_NETWORK.has(asset) ? `networks/background/${asset.toLowerCase()}` : `tokens/background/${asset}`;
  const module = readFileSync(require.resolve(`@web3icons/core/svgs/${place}.svg.js`), 'utf8');
  const text = /'(<svg[\s\S]*<\/svg>)/.exec(module)?.[1];
  if (text === undefined) throw new Error(`The picture of ${asset} is not where it was`);
  return text
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(String.raw`\'`, "'")
    .replaceAll(/>\s+</g, '><')
    .trim();
}

/** Where the pictures are written. */
export const PICTURES = path.join(root, 'packages/earn-sandbox/src/coins/pictures.ts');

/** The whole file. */
export const picturesFile = (): string => `/* Written by \`node tooling/coinPictures.ts\`. */

/** The picture of each coin as SVG, from web3icons (MIT, https://github.com/0xa3k5/web3icons). */
export const PICTURES: Readonly<Record<string, string>> = {
${COINS.map(({ asset }) => `  ${asset}: '${pictureOf(asset).replaceAll("'", String.raw`\'`)}',\n`).join('')}};
`;

if (import.meta.main) writeFileSync(PICTURES, picturesFile());
