import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { GenerationItem } from '../../src/content/generation/generation-item.entity.js';
import { GenerationRun } from '../../src/content/generation/generation-run.entity.js';
import { LocationPage } from '../../src/content/location-pages/location-page.entity.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';
import { eventually } from '../support/eventually.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const CLI = path.join(projectFolder(), 'backend/dist/src/cli/main.js');
const LONG_MS = 60_000;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
}, LONG_MS);
afterAll(() => test.close());

const command = (...args: string[]): [string, string[], { env: NodeJS.ProcessEnv }] => [
  process.execPath,
  [CLI, 'generate', ...args],
  { env: { PATH: process.env.PATH, DATABASE_URL: test.databaseUrl } },
];

const run = async (...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
  try {
    return { code: 0, ...(await promisify(execFile)(...command(...args))) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
};

describe('npm run generate', () => {
  it(
    'makes the next pages without a server that works, and prints its counts as JSON and nothing else',
    async () => {
      const { code, stdout } = await run('--batch', '3', '--delay', '0', '--json');
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({
        status: 'done',
        planned: 3,
        made: 3,
        unchanged: 0,
        failed: 0,
        failures: [],
      });
      expect(await test.db.getRepository(LocationPage).count()).toBe(3);
      expect(await test.db.getRepository(GenerationRun).findOneByOrFail({})).toMatchObject({
        startedBy: 'terminal',
        status: 'done',
      });
    },
    LONG_MS,
  );

  it('says what is wrong with a number', async () => {
    expect(await run('--batch', '51')).toMatchObject({
      code: 1,
      stderr: '--batch must be a whole number from 1 to 50, but is "51".\n',
    });
    expect((await run('--delay', 'soon')).stderr).toContain('--delay must be a whole number from 0 to 10000');
  });

  it(
    'that is stopped leaves its run to the next one, which goes on where it was',
    async () => {
      const child: ChildProcess = spawn(...command('--batch', '6', '--delay', '1000'));
      const ended = once(child, 'close');
      await eventually(test.db, async () => (await test.db.getRepository(LocationPage).count()) >= 5);
      child.kill('SIGINT');
      expect((await ended)[0]).toBe(130);
      const stopped = await test.db.getRepository(GenerationRun).findOneByOrFail({ batchSize: 6 });
      expect(stopped.status).toBe('running');
      expect(stopped.done).toBeLessThan(6);

      const { stdout, stderr } = await run('--batch', '1', '--delay', '0');
      expect(stderr).toContain(`starts after 1 earlier runs`);
      expect(stdout).toMatch(/made +1\n/);
      const items = await test.db.getRepository(GenerationItem).findBy({ runId: stopped.id });
      expect(items.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'made'));
      expect(await test.db.getRepository(LocationPage).count()).toBe(3 + 6 + 1);
    },
    LONG_MS,
  );
});
