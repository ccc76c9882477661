import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Joins the server's compiled files. See docs/decisions/0201-join-the-servers-files.md. */
export default {
  build: {
    ssr: true,
    outDir: 'src',
    emptyOutDir: false,
    copyPublicDir: false,
    minify: false,
    target: 'esnext',
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { main: 'src/main.js', 'cluster/worker': 'src/cluster/worker.js' },
      // The demonstration's tables are read as files.
      external: /\/seed-demo\.js$/,
      treeshake: false,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'joined/[name]-[hash].js',
        keepNames: true,
      },
    },
  },
  ssr: { external: true },
  logLevel: 'warn',
  plugins: [{ name: 'farmgate-server', load, generateBundle }],
};

/** With its map, for traces that name lines of the sources. Nothing that the server imports is left out. */
async function load(id) {
  if (!existsSync(`${id}.map`)) return null;
  const [code, map] = await Promise.all([readFile(id, 'utf8'), readFile(`${id}.map`, 'utf8')]);
  return { code, map: JSON.parse(map), moduleSideEffects: true };
}

/** Beyond Latin-1, a single character would have V8 keep the whole file in twice the memory. */
function generateBundle(_options, bundle) {
  const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  for (const file of Object.values(bundle))
    if (file.type === 'chunk') file.code = file.code.replace(/[^\0-\xff]/g, escaped);
}
