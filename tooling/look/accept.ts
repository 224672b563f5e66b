import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import type { Row } from './report.ts';
import { fileOf, referenceOf } from './run.ts';

/** Makes what became of a picture its reference; a story that failed keeps the one it has. */
export function accept({ name, kind }: Row): void {
  const reference = referenceOf(name);
  if (kind === 'gone') rmSync(reference);
  if (kind !== 'new' && kind !== 'different') return;
  mkdirSync(path.dirname(reference), { recursive: true });
  writeFileSync(reference, smallest(readFileSync(fileOf('now', name))));
}

/** The same pixels in fewer bytes. */
export function smallest(png: Buffer): Buffer {
  const picture = PNG.sync.read(png);
  const tried = [0, 4].map((filterType) => PNG.sync.write(picture, { colorType: 2, filterType, deflateLevel: 9, deflateStrategy: 0 }));
  return [png, ...tried].reduce((least, one) => (one.length < least.length ? one : least));
}
