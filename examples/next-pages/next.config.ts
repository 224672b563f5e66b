import type { NextConfig } from 'next';

// The calls go to the sandbox through this server, so that the page and the exchange have one origin. It changes the host of what it passes
// on, so the sandbox has to know the origin of the page: `earnkit-sandbox --origin http://localhost:3000`.
const exchange = process.env['EXCHANGE'] ?? 'http://127.0.0.1:4610';
const passOn = (folder: string) => ({ source: `/${folder}/:path*`, destination: `${exchange}/${folder}/:path*` });

const config: NextConfig = {
  // As `create-next-app --no-app` writes it.
  turbopack: { rules: { '*.css': { loaders: ['@tailwindcss/turbopack'], as: '*.css' } } },
  reactStrictMode: true,
  // `/api/` is the exchange's, before the routes of Next's own.
  rewrites: async () => ({ beforeFiles: ['api', 'apiw', 'sandbox'].map(passOn), afterFiles: [], fallback: [] }),
};

export default config;
