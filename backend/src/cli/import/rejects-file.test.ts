import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RejectsFile } from './rejects-file.js';

const REJECT = { row: 2, reason: 'The row has no name.', raw: { FMID: '1' } };

let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'farmgate-rejects-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('RejectsFile', () => {
  it('is made with the first reject and not before', async () => {
    const rejects = await RejectsFile.at(inFolder('x.csv'));
    await rejects.close();
    expect(existsSync(rejects.path)).toBe(false);
    await rejects.add('a.csv', REJECT);
    await rejects.add('a.csv', { ...REJECT, row: 3, reason: '=1' });
    await rejects.close();
    expect(await readFile(rejects.path, 'utf8')).toBe(
      '"file","row","reason","values"\r\n' +
        '"a.csv","2","The row has no name.","{""FMID"":""1""}"\r\n' +
        '"a.csv","3","\'=1","{""FMID"":""1""}"\r\n',
    );
  });

  it('is refused in a folder that is not there, and where a folder is', async () => {
    await expect(RejectsFile.at(inFolder('none/x.csv'))).rejects.toThrow(
      `--rejects must name a file that can be written: no folder ${inFolder('none')}.`,
    );
    await mkdir(inFolder('x'));
    await expect(RejectsFile.at(inFolder('x'))).rejects.toThrow('is a folder.');
  });

  it('never writes over a file that is imported, by whatever name', async () => {
    await writeFile(inFolder('in.csv'), 'FMID\n');
    await symlink('in.csv', inFolder('out.csv'));
    for (const name of ['in.csv', 'out.csv', '../' + path.basename(folder) + '/in.csv']) {
      await expect(RejectsFile.at(inFolder(name), [inFolder('in.csv')])).rejects.toThrow(
        '--rejects must not name a file that is imported',
      );
    }
    await RejectsFile.at(inFolder('other.csv'), [inFolder('in.csv')]);
  });

  it('says in a sentence that it cannot be written any more', async () => {
    const rejects = await RejectsFile.at(inFolder('x.csv'));
    await rm(folder, { recursive: true });
    await expect(rejects.add('a.csv', REJECT)).rejects.toThrow(
      `The rejected rows cannot be written: no folder ${folder}.`,
    );
    await rejects.close();
  });
});
