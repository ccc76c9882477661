import { choosePlace } from '@farmgate/embedded-postgres/place';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectFolder } from '../../src/platform/config/project-folder.js';

/** The command with an embedded database of its own, as without a running server. */
const CLI = path.join(projectFolder(), 'backend/dist/src/cli/main.js');
const ROWS = 20_000;
const LONG_MS = 150_000;

let folder: string;
let pidFile: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-stop-'));
  const rows = Array.from({ length: ROWS }, (_, index) => `${index + 1},Market ${index},22901`);
  // The last row is a reject, so that the second run writes its file.
  await writeFile(path.join(folder, 'markets.csv'), `FMID,MarketName,zip\n${rows.join('\n')}\n0,,22901\n`);
  pidFile = path.join(choosePlace(folder).cluster, 'postmaster.pid');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

class Command {
  stdout = '';
  stderr = '';
  private readonly closed: Promise<unknown[]>;

  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (text: Buffer) => (this.stdout += text.toString()));
    child.stderr?.on('data', (text: Buffer) => (this.stderr += text.toString()));
    this.closed = once(child, 'close');
  }

  /** Waits for something to be the case while the command runs. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo() && this.child.exitCode === null) await sleep(20);
    expect(this.child.exitCode).toBeNull();
  }

  async end(): Promise<number | null> {
    await this.closed;
    return this.child.exitCode;
  }
}

const start = () =>
  new Command(
    spawn(process.execPath, [CLI, 'import', 'usda', 'markets.csv', '--json'], {
      cwd: folder,
      env: { PATH: process.env.PATH, DATA_DIR: folder },
    }),
  );

const databaseProcess = async () => Number((await readFile(pidFile, 'utf8')).split('\n')[0]);

function expectNoDatabase(pid: number): void {
  expect(existsSync(pidFile)).toBe(false);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}

describe('stopping npm run import', () => {
  it(
    'ends its database too, tells what was stored, and goes on there the next time',
    async () => {
      const starting = start();
      await starting.until(() => existsSync(pidFile));
      starting.child.kill('SIGTERM');
      expect(await starting.end()).toBe(143);
      expect(existsSync(pidFile)).toBe(false);

      const stopped = start();
      await stopped.until(() => stopped.stderr.includes('Loaded cities'));
      const pid = await databaseProcess();
      await sleep(1_000);
      stopped.child.kill('SIGINT');
      stopped.child.kill('SIGINT');
      expect(await stopped.end()).toBe(130);
      expectNoDatabase(pid);
      expect(stopped.stderr).toContain('Stopped early');
      const first = JSON.parse(stopped.stdout || '{"created":0}') as { created: number };
      expect(first.created).toBeLessThan(ROWS);

      const whole = start();
      expect(await whole.end()).toBe(0);
      const created = ROWS - first.created;
      expect(JSON.parse(whole.stdout)).toMatchObject({ created, unchanged: first.created, rejected: 1 });
      expect(existsSync(path.join(folder, 'import-rejects.csv'))).toBe(true);
      expect(existsSync(pidFile)).toBe(false);
    },
    LONG_MS,
  );
});
