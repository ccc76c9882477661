import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The back office is a program of its own below /admin: nothing of it is in the storefront's pages. */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  build: {
    // Nothing inline: the Content-Security-Policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
  },
});
