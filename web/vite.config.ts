import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { markdown } from './markdown.ts';

const SERVER = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), markdown()],
  base: './', // the server says in the front page where the site lies
  build: {
    outDir: '../src/serai/server/web/pages',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // The fonts' licences have no ending, and a name that ends in a dot is none on every system.
        assetFileNames: ({ names }) =>
          names.includes('LICENSE') ? 'assets/licence-[hash].txt' : 'assets/[name]-[hash][extname]',
      },
    },
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
