import { expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../../src/platform/config/project-folder.js';
import { runCommand } from '../../support/servers/run-command.js';

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

it('backend/openapi.json is what the controllers say; "npm run openapi" writes it anew', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'farmgate-openapi-'));
  try {
    const file = path.join(folder, 'openapi.json');
    expect(await runCommand(['openapi', '--to', file], {})).toMatchObject({ code: 0 });
    expect(await read(path.join(projectFolder(), 'backend/openapi.json'))).toEqual(await read(file));
  } finally {
    await rm(folder, { recursive: true });
  }
});
