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
  const sum = (compress: (file: string | Uint8Array) => Uint8Array): number =>
    files.reduce((total, file) => total + compress(file).length, 0);
  const brotli = (level: number): number =>
    sum((file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }));
  let best: number | undefined;
  return {
    get gzip() {
      return sum((file) => gzipSync(file, { level: 9 }));
    },
    get brotli() {
      return (best ??= brotli(11));
    },
    get brotliAtMost() {
      return brotli(5);
    },
  };
}

/** `5.1 kB`; a kilobyte has 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
