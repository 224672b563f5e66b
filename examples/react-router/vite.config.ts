import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // One copy of each on the server, where its bundle and Node's own modules would otherwise have one each.
  ssr: { noExternal: [/^@earnkit\//, '@tanstack/react-query', 'radix-ui', /^@radix-ui\//] },
});
