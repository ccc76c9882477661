import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, type Rolldown, type UserConfig, defineConfig, minifySync } from 'vite';
import { isPersonalPage, scriptFiles } from './scripts/script-files';

/**
 * What a page is read with comes first: the style sheet, the two fonts that every page needs (else they are
 * asked for only after the style sheet), then what the server puts into the head. Scripts are named only, and
 * fetched when the page has been painted (see index.html): a page works without them, and on a slow line
 * everything else would share its bandwidth with them.
 */
function textFirst(): Plugin {
  const fonts = /(?:figtree|fraunces)-latin-.*\.woff2$/;
  const styles = /\s*<link rel="stylesheet"[^>]*>/g;
  const libraries = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
  const inline = /(?<=<script>)[\s\S]*?(?=<\/script>)/g;
  return {
    name: 'farmgate-text-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const preloads = Object.keys(context.bundle ?? {})
          .filter((file) => fonts.test(file))
          .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
        const scripts = [...html.matchAll(libraries), ...html.matchAll(entry)].map(
          ([, file = '']) => `<link rel="later-entry" href="${file}">`,
        );
        const first = [...(html.match(styles) ?? []).map((tag) => tag.trim()), ...preloads, ...scripts];
        return [styles, libraries, entry]
          .reduce((left, tags) => left.replace(tags, ''), html)
          .replace('<!--head-->', `${first.join('\n    ')}\n    <!--head-->`)
          .replace(inline, (script) => minifySync('inline.js', script).code);
      },
    },
  };
}

/**
 * Libraries that every page has. They change less often than our pages do, so that browsers keep them over a
 * release.
 */
const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack(?!.*(?:queriesObserver|useQueries)))[\\/]|app[\\/]react-dom/;

/** What every page loads: the framework, and what the first script needs besides. */
const FIRST: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'app', tags: ['$initial'], priority: 2 },
];

/** All other modules go where the bundler puts them. */
const codeSplitting: Rolldown.CodeSplittingOptions = { includeDependenciesRecursively: false, groups: FIRST };

/** What pages share goes into few files. Only a build works out which: it takes a build by itself. */
function fewFiles(): Plugin {
  return {
    name: 'farmgate-few-files',
    config: async () => {
      const files = await scriptFiles(forBrowsers());
      const groups = [{ name: (id: string) => files.get(id) ?? null, priority: 1 }];
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
    },
  };
}

/** The own file of a page behind a login. */
const PERSONAL = /\/own-/;

/** What every page has loaded already. */
const LOADED = /\/(?:rolldown-runtime|framework|index)-.*js$/;

/**
 * The files of a page that every page's first script names, to fetch them at once when somebody goes there:
 * all of a shopper's, and of pages behind a login only styles, since shoppers would load the names for
 * nothing. Their scripts load as the page's own script asks for them.
 */
function namedFiles(page: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files;
  return PERSONAL.test(page)
    ? files.filter((file) => file.endsWith('.css'))
    : files.filter((file) => !LOADED.test(file));
}

/**
 * Every page's first script names the files of all pages, twice: without their names and with shorter hashes
 * it is 2.3 kB smaller. The manifest says which file is what.
 */
const NAMES = {
  chunkFileNames: ({ name, facadeModuleId }: Rolldown.PreRenderedChunk) => {
    if (/^(?:framework|rolldown-runtime)$/.test(name)) return 'assets/[name]-[hash:7].js';
    return isPersonalPage(facadeModuleId ?? '') ? 'assets/own-[hash:7].js' : 'assets/[hash:7].js';
  },
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** How the browser's files are built, but for which of them pages share. */
function forBrowsers(): UserConfig {
  return {
    appType: 'custom',
    plugins: [react(), tailwindcss(), textFirst()],
    build: {
      // Nothing inline: the pages' Content-Security-Policy allows files of our own only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: namedFiles },
      emptyOutDir: true,
      rolldownOptions: { output: { ...NAMES, codeSplitting } },
    },
  };
}

export default defineConfig(({ command, isSsrBuild = false }) => {
  if (command === 'serve') return forBrowsers();
  // The server's bundle carries React's production build whatever NODE_ENV says when it is loaded.
  const ssr = { noExternal: true as const };
  const config = forBrowsers();
  if (!isSsrBuild) return { ...config, plugins: [...(config.plugins ?? []), fewFiles()], ssr };
  return {
    ...config,
    build: { ...config.build, rolldownOptions: { output: { entryFileNames: '[name].js' } } },
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr,
  };
});
