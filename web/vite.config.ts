import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { markdown } from './markdown.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), markdown()],
  base: '/',
  build: {
    outDir: '../src/serai/server/web/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
