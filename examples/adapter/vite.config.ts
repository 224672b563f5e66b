import { defineConfig } from 'vite';

// The calls go to the exchange through this server, so that the page and the exchange have one origin.
const exchange = { target: process.env.EXCHANGE ?? 'http://127.0.0.1:4620', changeOrigin: false };

export default defineConfig({ server: { proxy: { '/api/v4/': exchange } } });
