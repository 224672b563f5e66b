import { defineConfig } from 'vite';

// The calls go to the sandbox through this server, so that the page and the exchange have one origin. Without `changeOrigin: false` the
// sandbox would take each write for one of another site.
const exchange = { target: process.env.EXCHANGE ?? 'http://127.0.0.1:4610', changeOrigin: false };

export default defineConfig({
  // A library keeps this name for the app around it; here there is none.
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    lib: { entry: 'src/earn-area.ts', name: 'earn', formats: ['iife'], fileName: () => 'earn-area.js', cssFileName: 'earn-area' },
    // "use client" says nothing here, and the bundler would warn of each.
    rolldownOptions: { output: { codeSplitting: false }, checks: { moduleLevelDirective: false } },
  },
  preview: { proxy: { '/api/': exchange, '/apiw/': exchange, '/sandbox/': exchange } },
});
