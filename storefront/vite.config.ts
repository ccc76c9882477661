import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type Plugin, type UserConfig } from 'vite';
import { pageChunks } from './build/page-chunks';

/**
 * What a page is read with comes first: the style sheet, the two fonts that every page needs (else they are asked for only after the
 * style sheet), then what the server puts into the head. Scripts are named only, and fetched when the page has been painted (see
 * index.html): a page works without them, and on a slow line everything else would share its width with them.
 */
function textFirst(): Plugin {
  const fonts = /(?:figtree|fraunces)-latin-.*\.woff2$/;
  const styles = /\s*<link rel="stylesheet"[^>]*>/g;
  const libraries = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const entry = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
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

/** Libraries that every page has. They change less often than our pages do, so that browsers keep them over a release. */
const FRAMEWORK =
  /src[\\/]lib[\\/]react-dom|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack[\\/].*)[\\/](?!.*(?:useQueries|queriesObserver|useMutationState))/;

/** A module of ours that nobody uses anything of can be left out, but for those that are loaded for what they do. */
const OURS = /(?:storefront|contract)[\\/](?!.*node_modules)/;
const DOES_SOMETHING = /\.css|\.html|entry-client|no-eval/;

/** What the entry loads is there before anything else asks for it; lists of what to fetch beforehand leave it out. */
const WITH_EVERY_PAGE = /assets[\\/](?:framework|index|rolldown-runtime)-[\w-]{8}\.js$/;

/** Where most visits begin. */
const ENTRANCE = /[\\/](?:home|browse|listing|product|location)-page\.tsx$/;

/** How much it counts what a page loads. Dialogs, maps and the like come when somebody asks for them. */
const weigh = (module: string) => (ENTRANCE.test(module) ? 3 : module.endsWith('-page.tsx') ? 1 : 0.25);

const configOf = (isSsrBuild: boolean): UserConfig => ({
  appType: 'custom',
  plugins: [react(), tailwindcss(), textFirst(), leaveServerPartOut(), leaveStructuredDataOut()],
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
      : { treeshake: { moduleSideEffects: (id: string) => !OURS.test(id) || DOES_SOMETHING.test(id) } },
  },
});

export default defineConfig(({ command, isSsrBuild = false }) =>
  mergeConfig(configOf(isSsrBuild), {
    plugins: [pageChunks({ config: () => configOf(false), framework: FRAMEWORK, weigh })],
    // The server's bundle carries React's production build whatever NODE_ENV says when it is loaded.
    ...(command === 'build' && isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
    ssr: command === 'build' ? { noExternal: true } : {},
  }),
);
