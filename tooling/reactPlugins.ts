import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** The code of the packages, without their tests and stories. */
const PACKAGES = /\/packages\/[^/]+\/src\/(?!.*(?:\.test|\.stories|\/testing\/)).*\.tsx?$/;

/**
 * What compiles React for tests and stories. With `EARNKIT_COMPILER=1` the packages go through React Compiler as well, as they do in a host that
 * compiles its dependencies; `npm run test:long -- compiler` runs every test in a browser and every story so.
 */
export function reactPlugins(): PluginOption[] {
  if (process.env['EARNKIT_COMPILER'] !== '1') return [react()];
  const { preset, rolldown } = reactCompilerPreset();
  return [react(), babel({ presets: [{ preset, rolldown: { ...rolldown, filter: { ...rolldown.filter, id: PACKAGES } } }] })];
}
