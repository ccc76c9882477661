/**
 * Weighs what the browser has to download before each page works: the scripts that the page's HTML names and
 * all that they import, compressed. Fails above the limit. What comes later by itself (dialogs, maps,
 * notifications) does not count.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageModules } from '../dist/server/entry-server.js';

const LIMIT_KB = 165;

const root = join(import.meta.dirname, '..');
const client = join(root, 'dist/client');
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** All files that loading a chunk loads with it. */
function filesOf(key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}: is the name in pages.server.ts right?`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, files);
  return files;
}

const weights = new Map();
function weigh(file) {
  if (!weights.has(file))
    weights.set(file, gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1000);
  return weights.get(file);
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const rows = pageModules.toSorted().map((module) => {
  const files = filesOf(module, filesOf(entry));
  return { module, kilobytes: [...files].reduce((sum, file) => sum + weigh(file), 0) };
});

// For programs.
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else {
  for (const { module, kilobytes } of rows) {
    console.log(
      `${kilobytes > LIMIT_KB ? 'TOO BIG' : '     ok'}  ${kilobytes.toFixed(1).padStart(6)} kB  ${module}`,
    );
  }
}
if (rows.length === 0) throw new Error('No page was found in the route tables.');
if (rows.some(({ kilobytes }) => kilobytes > LIMIT_KB)) {
  console.error(`A page's first load may be at most ${LIMIT_KB} kB of JavaScript (gzip).`);
  process.exitCode = 1;
}
