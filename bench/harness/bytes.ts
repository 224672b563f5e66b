import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Download size in bytes. */
export interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Bytes that are counted when they are read: the highest level takes half a second for a page. */
export interface CountedBytes extends Bytes {
  /** By a low level of brotli, in a thirtieth of the time: never less than `brotli`. */
  readonly brotliAtMost: number;
}

/** Every file compressed by itself, as a server sends it, at the highest level. */
export function bytesOf(files: readonly (string | Uint8Array)[]): CountedBytes {
  const sum = (lengthOf: (file: string | Uint8Array) => number): number => files.reduce((total, file) => total + lengthOf(file), 0);
  return {
    get gzip() {
      return sum((file) => gzipSync(file, { level: 9 }).length);
    },
    get brotli() {
      return sum(atBest);
    },
    get brotliAtMost() {
      return sum((file) => byBrotli(file, 5));
    },
  };
}

const byBrotli = (file: string | Uint8Array, level: number): number =>
  brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;

/** Sizes at the highest level, by the hash of the content: pages share most of their files. */
const counted = new Map<string, number>();

function atBest(file: string | Uint8Array): number {
  const hash = createHash('sha256').update(file).digest('base64');
  const size = counted.get(hash) ?? byBrotli(file, 11);
  counted.set(hash, size);
  return size;
}

/** `5.1 kB`; a kilobyte has 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
