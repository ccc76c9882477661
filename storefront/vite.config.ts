import fraunces from '@fontsource-variable/fraunces/unicode.json';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { slimFonts } from './build/slim-fonts';

/**
 * What a page is read with comes first: the style sheet, the two fonts that every page needs (else they are asked for only after the
 * style sheet), then what the server puts into the head. Scripts are named only, and fetched when the page has been painted (see
 * index.html): a page works without them, and on a slow line everything else would share its width with them.
 */
function textFirst(): Plugin {
  const fonts = /(?:figtree|fraunces)-latin-.*\.woff2$/;
  const styles = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'farmgate-text-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const preloads = Object.keys(context.bundle ?? {})
          .filter((file) => fonts.test(file))
          .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
        const first = [...(html.match(styles) ?? []).map((tag) => tag.trim()), ...preloads];
        return html
          .replace(styles, '')
          .replace(/<link rel="modulepreload"/g, '<link rel="later"')
          .replace(
            /<script type="module"(?: crossorigin)? src="([^"]+)"><\/script>/,
            '<link rel="later-entry" href="$1">',
          )
          .replace('<!--head-->', `${first.join('\n    ')}\n    <!--head-->`);
      },
    },
  };
}

/**
 * What a page of the route table says for the server alone: it fetches the page's data, decides its status by it, and names the
 * page's file to the browser.
 */
const FOR_SERVER = new Set(['module', 'load', 'loadMore', 'subject', 'isNowhere', 'movedTo']);

interface Node {
  type: string;
  start: number;
  end: number;
  callee?: { name?: string };
  arguments?: Node[];
  properties?: (Node & { key?: { name?: string }; value?: Node })[];
}

/** Every object literal that is given to `page(…)`. */
function* pageDefinitions(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given } = node as Node;
  if (type === 'CallExpression' && callee?.name === 'page' && given?.[0]) yield given[0];
  for (const child of Object.values(node)) yield* pageDefinitions(child);
}

/** The route tables are in the browser's first script; there they keep neither the server's part nor what it alone imports. */
function leaveServerPartOut(): Plugin {
  return {
    name: 'farmgate-leave-server-part-out',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!/[\\/](?:pages|app[\\/]routes)\.ts$/.test(id)) return null;
      const cuts = [...pageDefinitions(this.parse(code))].flatMap(({ properties = [], end }) =>
        properties.flatMap((property, index) => {
          const until = properties[index + 1]?.start ?? end - 1;
          return FOR_SERVER.has(property.key?.name ?? '') ? [[property.start, until] as const] : [];
        }),
      );
      let left = code;
      for (const [start, end] of cuts.sort(([a], [b]) => b - a))
        left = left.slice(0, start) + left.slice(end);
      return { code: left, map: null };
    },
  };
}

/** The value of every `jsonLd={…}`. */
function* structuredData(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  const { type, properties = [] } = node as Node;
  if (type === 'ObjectExpression') {
    for (const { key, value } of properties) if (key?.name === 'jsonLd' && value) yield value;
  }
  for (const child of Object.values(node)) yield* structuredData(child);
}

/**
 * Structured data is read where pages are delivered, and no script of ours reads it: browsers neither make it nor load what makes it.
 * What came with a page stays in it (see JsonLd).
 */
function leaveStructuredDataOut(): Plugin {
  return {
    name: 'farmgate-leave-structured-data-out',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx$/.test(id) || !code.includes('jsonLd')) return null;
      let left = code;
      for (const { start, end } of [...structuredData(this.parse(code))].sort((a, b) => b.start - a.start)) {
        left = `${left.slice(0, start)}{}${left.slice(end)}`;
      }
      return { code: left, map: null };
    },
  };
}

/**
 * What is loaded together is one file: many small ones compress badly, and each costs a request. Libraries come first, as they change
 * less often than our pages do, so that browsers keep them over a release.
 */
const GROUPS = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack[\\/].*)[\\/](?!.*(?:useQueries|queriesObserver|useMutationState))/,
    priority: 4,
  },
  // What most pages use.
  {
    name: 'common',
    test: /storefront.src.(?:lib|ui|app)[\\/]|contract[\\/](?:content[\\/]sitemap|shared[\\/](?:site-paths|limits|errors|session-hint|zip|images|money))/,
    minShareCount: 18,
    priority: 3,
  },
  // Drawings of records, and the words for what farms sell.
  {
    name: 'produce',
    test: /ui[\\/](?:art[\\/](?!landscape|empty|header|state-)|rating|demonstration-mark)|contract[\\/]directory[\\/](?:place-kinds|product-types|categories|hours)/,
    minShareCount: 4,
    priority: 2,
  },
  // The calendar's crops.
  {
    name: 'season',
    test: /ui[\\/]crop-|lib[\\/](?:in-season|months|address[\\/]recent-place)/,
    minShareCount: 2,
    priority: 2,
  },
  // What lists have around their cards: filters, the map and its pins.
  {
    name: 'map',
    test: /ui[\\/]map[\\/](?!map-card)|directory[\\/]search[\\/](?:filter-(?:bar|sheet)|result)/,
    minShareCount: 2,
    priority: 2,
  },
  // Lists of places and listings.
  {
    name: 'results',
    test: /directory.(?:search|cards)[\\/]|ui.map.map-card|directory.queries/,
    minShareCount: 2,
    priority: 2,
  },
  { name: 'icons', test: /lucide-react/, minShareCount: 8, priority: 1 },
  // Little that is everywhere: a file of a few bytes costs a request and its headers.
  {
    name: 'everywhere',
    test: /[\\/]clsx[\\/]|storefront.src[\\/]|contract[\\/]/,
    minShareCount: 24,
    priority: 1,
  },
];

/** A module of ours that nobody uses anything of can be left out, but for those that are loaded for what they do. */
const OURS = /(?:storefront|contract)[\\/](?!.*node_modules)/;
const DOES_SOMETHING = /\.css|\.html|entry-client|no-eval/;

/** Headings have one weight; their optical size follows that of the letters. */
const FONTS = [
  {
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    letters: fraunces.latin,
    axes: { wght: 560 },
  },
];

/** What the entry loads is there before anything else asks for it; lists of what to fetch beforehand leave it out. */
const WITH_EVERY_PAGE = /assets[\\/](?:framework|common|everywhere|icons|index|rolldown-runtime)-/;

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    react(),
    tailwindcss(),
    slimFonts(FONTS),
    textFirst(),
    leaveServerPartOut(),
    leaveStructuredDataOut(),
  ],
  build: {
    // Nothing inline: the pages' Content-Security-Policy allows files of our own only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !WITH_EVERY_PAGE.test(file)) : needed,
    },
    emptyOutDir: true,
    rolldownOptions: isSsrBuild
      ? { output: { entryFileNames: '[name].js' } }
      : {
          output: { codeSplitting: { groups: GROUPS, includeDependenciesRecursively: false } },
          treeshake: { moduleSideEffects: (id: string) => !OURS.test(id) || DOES_SOMETHING.test(id) },
        },
  },
  // The server's bundle carries React's production build whatever NODE_ENV says when it is loaded.
  ...(command === 'build' && isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  ssr: command === 'build' ? { noExternal: true } : {},
}));
