import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractsWithoutSchemas } from './vite/contracts-without-schemas.ts';
import { markdownDocuments } from './vite/markdown-documents.ts';
import { siteEntry } from './vite/site-entry.ts';

export default defineConfig({
  plugins: [contractsWithoutSchemas(), markdownDocuments(), siteEntry(), reactRouter()],
  build: {
    // light-dark() and CSS nesting are native from these on, so the tokens stay one list.
    target: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The list of all files is part of every first visit, and their hashes are what does not pack.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/docs/api': 'http://127.0.0.1:3000',
      '/replay-stage': 'http://127.0.0.1:3000',
    },
  },
});
