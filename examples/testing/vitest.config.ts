import { defineConfig } from 'vitest/config';

const project = (environment: 'jsdom' | 'happy-dom') => ({
  test: { name: environment, environment, include: ['src/*.test.tsx'], setupFiles: ['@earnkit/testing/setup'] },
});

export default defineConfig({ test: { projects: [project('jsdom'), project('happy-dom')] } });
