import type { Options } from 'tsup';

/**
 * The server in a few files, since resolving the hundreds of modules it is made of takes Node longer than running them. The
 * sandbox is a chunk of its own, which a console in front of a real exchange does not load. The databases stay packages:
 * PGlite reads its own files.
 */
export default {
  entry: ['server/main.ts'],
  outDir: 'dist/server',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  splitting: true,
  clean: true,
  silent: true,
  external: ['@electric-sql/pglite', 'pg'],
  noExternal: [/^@earnkit\//, 'valibot'],
} satisfies Options;
