import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite';
import { apiReference } from '../../tooling/contract/apiReference.ts';
import { joinChunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { developmentExchange } from './build/developmentExchange.ts';
import { preload } from './build/preload.ts';
import { smallFont } from './build/smallFont.ts';
import { srgbColours } from './build/srgbColours.ts';
import { unreadTokens } from './build/unreadTokens.ts';

export default defineConfig(({ command }) => {
  // while developing every package is read from its source; the build takes what the packages publish
  const source = command === 'serve' ? ['@earnkit/source'] : [];
  const config = (): UserConfig => ({
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin(), react()],
    resolve: {
      conditions: [...source, ...defaultClientConditions],
      dedupe: ['react', 'react-dom'],
      // wouter takes a hook of React from a package that has it for React 17 too
      alias: { 'use-sync-external-store/shim/index.js': 'react' },
    },
    ssr: { noExternal: [/^@earnkit\//], resolve: { conditions: [...source, ...defaultServerConditions], externalConditions: source } },
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] || 4600), strictPort: true },
    build: {
      outDir: 'dist/site',
      // the page's policy takes fonts and scripts from files only
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
  const { plugins = [], ...rest } = config();
  return {
    ...rest,
    plugins: [
      ...plugins,
      smallFont(),
      apiReference(),
      developmentExchange(),
      joinChunks(config),
      preload(),
      srgbColours(),
      unreadTokens(),
      compress(),
    ],
  };
});
