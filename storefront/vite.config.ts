import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The two fonts that every page needs are asked for with the page, not after its style sheet. */
function preloadFonts(): Plugin {
  const wanted = /(?:figtree|fraunces)-latin-.*\.woff2$/;
  return {
    name: 'farmgate-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, context) =>
        Object.keys(context.bundle ?? {})
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Libraries change less often than our pages do, so browsers keep them over a release. */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack)[\\/]/;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), preloadFonts()],
  build: {
    // Nothing inline: the pages' Content-Security-Policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js' } }
      : { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
  },
  // The server's bundle carries React's production build whatever NODE_ENV says when it is loaded.
  ...(command === 'build' && isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: command === 'build' ? { noExternal: true } : {},
}));
