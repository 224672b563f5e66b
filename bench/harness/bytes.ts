import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Download size in bytes. */
export interface Bytes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Every file compressed by itself, as a server sends it, at the highest level. */
export function bytesOf(files: readonly (string | Uint8Array)[]): Bytes {
  const sum = (compress: (file: string | Uint8Array) => Uint8Array): number =>
    files.reduce((total, file) => total + compress(file).length, 0);
  return {
    gzip: sum((file) => gzipSync(file, { level: 9 })),
    brotli: sum((file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })),
  };
}

/** `5.1 kB`; a kilobyte has 1000 bytes. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
