import { cpSync } from 'node:fs';
import path from 'node:path';
import { library } from '../../tooling/tsup-preset.ts';

/** What a run of an example leaves in its folder. */
const LEFT = /^(?:node_modules|dist|\.next|\.earnkit|next-env\.d\.ts|package-lock\.json|.*\.tsbuildinfo)$/;

export default {
  ...library(),
  onSuccess: async () => {
    for (const host of ['vite', 'next'])
      cpSync(`../../examples/${host}`, `dist/templates/${host}`, { recursive: true, filter: (file) => !LEFT.test(path.basename(file)) });
  },
};
