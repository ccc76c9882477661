import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite';

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

/** Libraries of small parts, of which pages load what they use. */
const SMALL = /node_modules[\\/](?:lucide-react|clsx)[\\/]/;

/** What only the pages of people who sell load: shoppers do without. */
const SELLING = /marketplace[\\/]selling[\\/](?!pages)|shared[\\/]business[\\/]|business-roles|terms-limits/;

/** What every form needs that has rules. */
const FORMS =
  /node_modules[\\/]react-hook-form[\\/]|ui[\\/]forms[\\/](?:checked|field-errors|form|lazy-schema|use-form)\.tsx?$/;

/** What forms need besides that keep a draft, or that change what others may change as well. */
const KEPT_FORMS =
  /ui[\\/]forms[\\/](?:draft|form-section|meanwhile-note|restored-note|use-draft|use-kept-form|use-leave-warning|use-meanwhile)\.tsx?$/;

/** What pages need that read what a form would send, too: they load no form. */
const CHANGES = /ui[\\/]forms[\\/]meanwhile\.ts$/;

/** Words of carts and orders: pages of the directory do without. */
const GOODS =
  /contract[\\/]marketplace[\\/](?:weight[\\/]|deposits[\\/]|dated-|box|short|checkout|pickup[\\/]handover)/;

/** Drawings of places: pages of the marketplace do without. */
const PLACES = /ui[\\/]art[\\/](?:place|state-map)[\\/]/;

/**
 * How many pages, dialogs and the like have to need a module before all of them load it in one file with
 * others.
 */
const OFTEN = 15;

/** Whether a module needs no library besides the framework, so that loading it loads nothing large. */
function isLight(id: string, graph: Rolldown.ChunkingContext, known = new Map<string, boolean>()): boolean {
  const found = known.get(id);
  if (found !== undefined) return found;
  // For circles: until something else is found.
  known.set(id, true);
  const isOther = id.includes('node_modules') && !FRAMEWORK.test(id) && !SMALL.test(id);
  const needed = graph.getModuleInfo(id)?.importedIds ?? [];
  const light = !isOther && needed.every((one) => isLight(one, graph, known));
  known.set(id, light);
  return light;
}

const fileOf = (id: string): string =>
  Object.entries({ selling: SELLING, goods: GOODS, places: PLACES }).find(([, of]) => of.test(id))?.[0] ??
  'shared';

/**
 * The browser's files: the framework, what the first script loads besides, what many pages share, and for
 * everything else what the bundler makes by itself. Without the third, a page would consist of fifty files.
 */
const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'framework', test: FRAMEWORK, priority: 3 },
    { name: 'app', tags: ['$initial'], priority: 2 },
    { name: 'forms', test: FORMS, priority: 2 },
    { name: 'kept-forms', test: KEPT_FORMS, priority: 2 },
    { name: 'changes', test: CHANGES, priority: 2 },
    {
      name: (id, graph) => (isLight(id, graph) ? fileOf(id) : null),
      minShareCount: OFTEN,
      priority: 1,
    },
  ],
};

/** What only pages behind a login load. */
const PERSONAL = /\/(?:selling|sign-in-gate)-/;

/** What every page has loaded already. */
const LOADED = /\/(?:rolldown-runtime|framework|shared)-/;

/**
 * The files of a page that every page's first script names, to fetch them at once when somebody goes there:
 * all of a shopper's, and of pages behind a login only styles, since shoppers would load the names for
 * nothing. Their scripts load as the page's own script asks for them.
 */
function namedFiles(_page: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return files;
  return files.some((file) => PERSONAL.test(file))
    ? files.filter((file) => file.endsWith('.css'))
    : files.filter((file) => !LOADED.test(file));
}

/** Files whose names are asked for here, or that one looks for when measuring. */
const NAMED = /^(?:framework|shared|selling|goods|places|sign-in-gate|rolldown-runtime)$/;

/**
 * Every page's first script names the files of all pages, twice: without their names and with shorter hashes
 * it is 2.3 kB smaller. The manifest says which file is what.
 */
const NAMES = {
  chunkFileNames: ({ name }: { name: string }) =>
    NAMED.test(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ command, isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), textFirst()],
  build: {
    // Nothing inline: the pages' Content-Security-Policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: namedFiles },
    emptyOutDir: true,
    rolldownOptions: { output: isSsrBuild ? { entryFileNames: '[name].js' } : { ...NAMES, codeSplitting } },
  },
  // The server's bundle carries React's production build whatever NODE_ENV says when it is loaded.
  ...(command === 'build' && isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: command === 'build' ? { noExternal: true } : {},
}));
