import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { inBrowser, undrawn } from '../inBrowser.ts';
import { reactPlugins } from '../reactPlugins.ts';
import { alias } from './sources.ts';

/** The tests of one package in a browser, which Stryker names and runs for each change. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), ...reactPlugins()],
  resolve: { alias, conditions: ['@earnkit/source', ...defaultClientConditions], dedupe: ['react', 'react-dom', '@tanstack/react-query'] },
  optimizeDeps: { entries: ['packages/earn-hooks/src/**/*.test.tsx'] },
  test: {
    include: ['**/*.test.tsx', '**/*.browser.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{touch,long}.test.tsx'],
    setupFiles: undrawn,
    browser: inBrowser(),
  },
});
