/**
 * Weighs and counts what the browser has to download before each page works: the scripts that the page's HTML
 * names and all that they import, compressed. Fails above the limits. What comes later by itself (dialogs,
 * maps, notifications) does not count.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageModules } from '../dist/server/entry-server.js';

const root = join(import.meta.dirname, '..');
const limits = JSON.parse(readFileSync(join(import.meta.dirname, 'first-load-limits.json'), 'utf8'));
/** The build calls the own file of a page behind a login so. */
const PERSONAL = /\/own-/;
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
  const isPersonal = PERSONAL.test(manifest[module].file);
  const most = isPersonal ? limits.personal : limits.shoppers;
  const kilobytes = [...files].reduce((sum, file) => sum + weigh(file), 0);
  return {
    ...{ module, isPersonal, kilobytes, files: files.size },
    isGood: kilobytes <= most.kilobytes && files.size <= most.files,
  };
});

// For programs.
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else {
  for (const { module, kilobytes, files, isGood } of rows) {
    const weight = `${kilobytes.toFixed(1).padStart(6)} kB in ${String(files).padStart(2)} files`;
    console.log(`${isGood ? '     ok' : 'TOO BIG'}  ${weight}  ${module}`);
  }
}
if (rows.length === 0) throw new Error('No page was found in the route tables.');
if (rows.some(({ isGood }) => !isGood)) {
  console.error(
    `A page's first load may be at most ${limits.shoppers.kilobytes} kB of JavaScript (gzip) in ${limits.shoppers.files} files, behind ` +
      `a login ${limits.personal.kilobytes} kB in ${limits.personal.files}.`,
  );
  process.exitCode = 1;
}
