import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packagesHash } from './install.mjs';
import { precompress } from './precompress.mjs';
import { must, root, step, tool } from './steps.mjs';

/** Where Nest's CLI looks for the server as well, so that `nest start` and this build cannot differ. */
const nest = JSON.parse(readFileSync(path.join(root, 'nest-cli.json'), 'utf8'));
const { filenames, outDir, swcrcPath } = nest.compilerOptions.builder.options;

/** What `npm start` and `npm run dev` run. */
export const serverFile = path.join(root, outDir, `${nest.entryFile}.js`);

/** A workspace that Node loads by its name. */
const compiled = (folder) => ({
  title: `Building ${folder}`,
  folder: path.join(root, folder),
  sources: [`${folder}/src`, `${folder}/package.json`, swcrcPath],
  build: (target) => compile(path.join(root, folder), target, ['src']),
});

const packages = ['packages/backup', 'packages/embedded-postgres'].map(compiled);

const tools = ['tools/bench', 'tools/gazetteer', 'tools/load'].map(compiled);

const server = {
  title: 'Building the server',
  folder: path.join(root, path.dirname(outDir)),
  result: `${nest.entryFile}.js`,
  sources: [
    ...filenames,
    swcrcPath,
    'nest-cli.json',
    'backend/package.json',
    'backend/vite.server.config.mjs',
  ],
  build: buildBackend,
};

/** What the server is built from. */
export const serverSources = [...packages, server].flatMap(({ sources }) => sources);

/**
 * What is built from what. `sources` are files and folders below the project's; a result counts as fresh
 * while their contents, the installed packages and this file are the same as when it was made.
 */
export const parts = [
  ...packages,
  server,
  {
    title: 'Building the storefront',
    folder: path.join(root, 'storefront'),
    result: 'server/entry-server.js',
    sources: [
      'storefront/src',
      'storefront/public',
      'storefront/index.html',
      'storefront/package.json',
      'storefront/vite.config.ts',
      'storefront/scripts',
      'storefront/vite.worker.config.ts',
      'backend/src/contract',
    ],
    build: buildStorefront,
  },
  {
    title: 'Building the back office',
    folder: path.join(root, 'backoffice'),
    result: 'index.html',
    sources: [
      'backoffice/src',
      'backoffice/index.html',
      'backoffice/package.json',
      'backoffice/vite.config.ts',
      'backend/src/contract',
    ],
    build: buildBackOffice,
  },
];

/** Builds what is stale. */
export async function ensureBuilt({ tools: areToolsWanted, out }) {
  for (const part of areToolsWanted ? [...parts, ...tools] : parts) await ensureFresh(part, out);
}

/** Builds the server, stale or not, and its packages; `npm run dev` needs nothing else. */
export async function buildServer() {
  for (const part of packages) await ensureFresh(part);
  await make(server, sourcesHash(server.sources));
}

async function ensureFresh(part, out) {
  const wanted = sourcesHash(part.sources);
  if (!isFresh(part, wanted)) await step(part.title, () => make(part, wanted), out);
}

/** Builds beside the old result and swaps them at the end: what is there is always whole. */
async function make(part, wanted) {
  const dist = path.join(part.folder, 'dist');
  const fresh = path.join(part.folder, 'dist.new');
  rmSync(fresh, { recursive: true, force: true });
  await part.build(fresh);
  writeFileSync(path.join(fresh, '.sources'), wanted);
  rmSync(dist, { recursive: true, force: true });
  renameSync(fresh, dist);
}

function isFresh({ folder, result = '.sources' }, wanted) {
  const note = path.join(folder, 'dist', '.sources');
  return (
    existsSync(path.join(folder, 'dist', result)) && existsSync(note) && readFileSync(note, 'utf8') === wanted
  );
}

async function buildBackend(target) {
  await compile(root, target, filenames);
  for (const file of filenames.flatMap((folder) => filesBelow(path.join(root, folder)))) {
    if (/\.(ts|tsx|md)$/.test(file)) continue;
    const copy = path.join(target, path.relative(path.dirname(target), file));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy);
  }
  const config = path.join(root, 'backend/vite.server.config.mjs');
  await vite(root, 'The server could not be joined.', target, '--config', config);
}

function compile(cwd, target, folders) {
  const settings = ['--config-file', path.join(root, swcrcPath), '--strip-leading-paths'];
  const complaint = `${path.relative(root, path.dirname(target))} could not be built.`;
  const swc = tool('@swc/cli/bin/swc.js', ...folders, ...settings, '-d', path.relative(cwd, target));
  return must(swc, complaint, { cwd });
}

function vite(cwd, complaint, ...args) {
  return must(tool('vite/bin/vite.js', 'build', ...args), complaint, {
    cwd,
    env: { NODE_ENV: 'production' },
  });
}

async function buildStorefront(target) {
  const run = (...args) => vite(path.join(root, 'storefront'), 'The storefront could not be built.', ...args);
  await Promise.all([
    run('--outDir', `${path.basename(target)}/client`, '--manifest'),
    run('--ssr', 'src/entry-server.tsx', '--outDir', `${path.basename(target)}/server`),
  ]);
  await run('--config', 'vite.worker.config.ts', '--outDir', `${path.basename(target)}/client`);
  await precompress(path.join(target, 'client'));
}

async function buildBackOffice(target) {
  const options = ['--outDir', path.basename(target), '--manifest'];
  await vite(path.join(root, 'backoffice'), 'The back office could not be built.', ...options);
  await precompress(target);
}

function sourcesHash(sources) {
  const hash = createHash('sha256')
    .update(packagesHash())
    .update(readFileSync(import.meta.filename));
  for (const source of sources) {
    for (const file of filesBelow(path.join(root, source))) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** The file itself, or the files of a folder and its folders, always in the same order. */
function filesBelow(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [place];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}
