import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tanstackStart(), viteReact()],
  // One copy of each on the server, where its bundle and Node's own modules would otherwise have one each.
  ssr: { noExternal: [/^@earnkit\//, '@tanstack/react-query', 'radix-ui', /^@radix-ui\//] },
});
