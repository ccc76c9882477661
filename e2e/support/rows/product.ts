import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const START_WITHIN_MS = 120_000;

/** The built product, running for the tests. */
export interface Product {
  /** Its address, without a slash at the end. */
  url: string;
  /**
   * Asks it to stop, as a person's Ctrl-C does.
   * @throws Error when it reported trouble while it ran, or did not stop cleanly
   */
  stop(): Promise<void>;
}

/**
 * Starts the built product on a free port with the demonstration data in an empty database.
 * @throws Error with what it said when it does not start
 */
export async function startProduct(databaseUrl: string): Promise<Product> {
  const port = await freePort();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'farmgate-e2e-'));
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [path.join(root, 'backend/dist/src/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SEED: 'demo',
      PORT: String(port),
      HOST: 'localhost',
      PUBLIC_URL: url,
      LOG_LEVEL: 'error',
      // All tests come from one address.
      RATE_LIMIT: 'off',
    },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The product did not start:\n${output}`));
    const timer = setTimeout(fail, START_WITHIN_MS);
    const note = (text: Buffer) => {
      output += text.toString();
      if (output.includes('Farmgate is at')) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    void ended.then(fail);
  });
  const startLength = output.length;
  return {
    url,
    stop: async () => {
      process.off('exit', onExit);
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(dataDir, { recursive: true, force: true });
      const reported = output.slice(startLength).replace(/^Stopping: .*\n|^Stopped\.\n/gm, '');
      if (code !== 0 || reported.trim() !== '') {
        throw new Error(`The product ended with ${code}, and said during the tests:\n${reported}`);
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
