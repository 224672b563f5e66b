import path from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../step.ts';
import { sourceFiles, writeSite } from './site.ts';

/** Writes the pages of the site again when one of their documents changes under a development server. */
export function docsPages(): Plugin {
  return {
    name: 'earnkit:docs-pages',
    apply: 'serve',
    configureServer({ watcher }) {
      const files = new Set(sourceFiles().map((file) => path.join(root, file)));
      watcher.add([...files]);
      watcher.on('change', (file) => void (files.has(file) && writeSite()));
    },
  };
}
