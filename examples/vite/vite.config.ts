import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The calls go to the sandbox through this server, so that the page and the exchange have one origin. Without `changeOrigin: false` the
// sandbox would take each write for one of another site.
const exchange = { target: process.env.EXCHANGE ?? 'http://127.0.0.1:4610', changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  server: { proxy: { '/api/': exchange, '/apiw/': exchange, '/sandbox/': exchange } },
});
