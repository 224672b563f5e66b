import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundle } from '../bench/harness/bundle.ts';
import { bytesOf } from '../bench/harness/bytes.ts';
import { root } from './step.ts';

/*
 * What a language costs as a product's visitors download it: its words alone, from the built package.
 */

/** Most bytes of a language's words, by gzip. */
const MOST = 12_000;

const copy = path.join(root, 'packages/earn-components/dist/copy');

/** Each catalogue: the file of the built package and what it exports. English comes with the code, the rest when asked for. */
const CATALOGUES = [
  { file: 'en.js', name: 'en', loaded: 'at once' },
  { file: 'usEdition.js', name: 'usEditionEn', loaded: 'at once' },
  { file: 'zh.js', name: 'zh', loaded: 'when asked for' },
  { file: 'usEdition.zh.js', name: 'usEditionZh', loaded: 'when asked for' },
] as const;

/** Bytes of a catalogue by gzip, its words and nothing else. */
export async function weighCatalogue({ file, name }: (typeof CATALOGUES)[number]): Promise<number> {
  const { files, atOnce } = await bundle(`import { ${name} } from ${JSON.stringify(path.join(copy, file))}; globalThis.words = ${name};`);
  return bytesOf(atOnce.js.map((chunk) => files.get(chunk) ?? '')).gzip;
}

/** Holds every catalogue to what it may weigh, and to come when it should. The packages have to be built. */
export async function checkCatalogues(): Promise<string[]> {
  if (!existsSync(copy)) return [`${copy} is not there: the packages have to be built.`];
  const problems: string[] = [];
  for (const catalogue of CATALOGUES) {
    const bytes = await weighCatalogue(catalogue);
    if (bytes > MOST) problems.push(`${catalogue.file} is ${bytes} B by gzip, and a language may have ${MOST} B.`);
  }
  const { files, atOnce } = await bundle(`export { CopyProvider } from '@earnkit/components';`, {
    external: [/^react($|\/)/, /^react-dom($|\/)/],
  });
  const first = atOnce.js.map((chunk) => String(files.get(chunk) ?? '')).join('');
  // A word of the catalogue; units of large numbers are written in Chinese everywhere.
  if (first.includes('申购')) problems.push('Who speaks English loads Chinese words.');
  return problems;
}
