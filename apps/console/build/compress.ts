import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files of text; pictures and fonts in other formats are compressed by themselves. */
const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Writes each file of text beside itself by brotli and gzip at their highest levels, once, so that the server compresses nothing. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'earnkit:compress',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    closeBundle() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file))) {
        const file = join(folder, name);
        const content = readFileSync(file);
        const versions = {
          br: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
          gz: gzipSync(content, { level: 9 }),
        };
        for (const [ending, version] of Object.entries(versions))
          if (version.length < content.length) writeFileSync(`${file}.${ending}`, version);
      }
    },
  };
}
