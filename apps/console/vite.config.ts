import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { coinIcons } from './build/coinIcons.ts';
import { developmentExchange } from './build/developmentExchange.ts';

export default defineConfig(({ command }) => {
  // while developing every package is read from its source; the build takes what the packages publish
  const source = command === 'serve' ? ['@earnkit/source'] : [];
  return {
    root: import.meta.dirname,
    plugins: [vanillaExtractPlugin(), react(), coinIcons(), developmentExchange()],
    resolve: { conditions: [...source, ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    ssr: { noExternal: [/^@earnkit\//], resolve: { conditions: [...source, ...defaultServerConditions], externalConditions: source } },
    server: { host: '127.0.0.1', port: Number(process.env['PORT'] || 4600), strictPort: true },
    build: {
      // the page's policy takes fonts and scripts from files only
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
