// npm run dev: the server, built and started again at every change of its sources. The storefront needs no
// watching here: in development the server takes it from its sources through Vite, which reloads the browser
// by itself.
import './lib/check-node.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildServer, serverSources, serverFile } from './lib/build.mjs';
import { prepare } from './lib/prepare.mjs';
import { Failure, main, root, step } from './lib/steps.mjs';

let server;
let ending = false;

/** In a session of its own: a terminal's Ctrl-C reaches this script alone, which passes it on once. */
function startServer() {
  const child = spawn(process.execPath, ['--enable-source-maps', serverFile], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
    env: { ...process.env, NODE_ENV: 'development', STOREFRONT: 'vite' },
  });
  child.once('exit', (code) => {
    if (!ending && server === child && code)
      console.log('The server ended; it starts again at the next change.');
  });
  server = child;
}

async function stopServer() {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(impatience);
}

/** One rebuild at a time; changes that come meanwhile are built together afterwards. */
let wanted = false;
let working = false;
async function rebuild() {
  wanted = true;
  if (working) return;
  working = true;
  while (wanted && !ending) {
    wanted = false;
    try {
      await step('Building the server', buildServer);
      await stopServer();
      if (!ending) startServer();
    } catch (error) {
      console.error(error instanceof Failure ? error.message : error);
    }
  }
  working = false;
}

async function end() {
  if (ending) return;
  ending = true;
  await stopServer();
  process.exit(0);
}

await main(async () => {
  await prepare({ build: false });
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  await step('Building the server', buildServer);
  startServer();

  const { watch } = await import('chokidar');
  const sources = [...serverSources, '.env'].map((name) => path.join(root, name));
  let soon;
  watch(sources, { ignoreInitial: true, ignored: (file) => file.endsWith('.test.ts') }).on('all', () => {
    clearTimeout(soon);
    soon = setTimeout(() => void rebuild(), 100);
  });
});
