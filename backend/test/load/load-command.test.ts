import { expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoadReport } from '../../../tools/load/src/report/report.rules.js';
import { projectFolder } from '../../src/platform/config/project-folder.js';

const LOAD = path.join(projectFolder(), 'tools/load/dist/main.js');
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [LOAD, ...words], {
    env: { PATH: process.env.PATH },
    maxBuffer: 16 * 1024 * 1024,
  });

it('plays people against servers of its own, and finds that nothing was lost or doubled', async () => {
  const { stdout } = await run('--quick', '--json', '--servers', '2');
  const { steps, checks, mistakes } = JSON.parse(stdout) as LoadReport;
  expect(mistakes).toEqual([]);
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(checks.find(({ name }) => name.startsWith('Orders are'))?.looked).toBeGreaterThan(0);
  expect(steps.map(({ servers }) => servers.length)).toEqual([2, 2]);
  expect(steps.every(({ done, calls }) => done > 0 && calls > done)).toBe(true);
}, 300_000);

it('plays a market morning beside shopping, and tells every follower once', async () => {
  const { stdout } = await run('--quick', '--market-morning', '--json');
  const { steps, checks, morning, mistakes } = JSON.parse(stdout) as LoadReport;
  expect(mistakes).toEqual([]);
  expect(checks.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(checks.find(({ name }) => name.startsWith('Field statuses'))?.looked).toBe(20);
  expect(morning).toMatchObject({ taps: 4, notices: 20 });
  expect(steps).toHaveLength(2);
}, 300_000);

it('says what is wrong with an option', async () => {
  await expect(run('--peak', 'many')).rejects.toMatchObject({
    code: 1,
    stderr: '--peak must be a number from 1 to 5000, but is "many".\n',
  });
});
