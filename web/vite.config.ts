import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const packageSource = here('../src/strohmann');

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte()],
  resolve: {
    alias: { $locales: `${packageSource}/i18n/locales` },
    // Components under test are mounted as in a browser, not rendered as on a server.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: `${packageSource}/static`,
    emptyOutDir: true,
    target: 'es2022',
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8642', ws: true } },
    // The catalogue of texts lies in the Python package.
    fs: { allow: [here('.'), packageSource] },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    passWithNoTests: false,
    // The contrast of the colours is tested from the style sheet itself.
    css: { include: [/\/styles\/theme\.css/] },
  },
}));
