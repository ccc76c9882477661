import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareInstalled } from './compare-installed.mjs';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'farmgate-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const lock = (packages) =>
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));
const install = (place, version) => {
  mkdirSync(path.join(root, place), { recursive: true });
  writeFileSync(path.join(root, place, 'package.json'), JSON.stringify({ version }));
};

describe('the installed packages', () => {
  it('are as the lock file has them', () => {
    lock({
      'node_modules/kale': { version: '1.0.0' },
      'node_modules/@farm/eggs': { version: '2.0.0' },
      'node_modules/kale/node_modules/leaf': { version: '3.0.0' },
      'node_modules/backend': { link: true },
      'node_modules/for-another-system': { version: '1.0.0', optional: true },
    });
    install('node_modules/kale', '1.0.0');
    install('node_modules/@farm/eggs', '2.0.0');
    install('node_modules/kale/node_modules/leaf', '3.0.0');
    expect(compareInstalled(root)).toEqual({ count: 4, problems: [] });
  });

  it('are named where they are not', () => {
    lock({ 'node_modules/kale': { version: '1.0.0' }, 'node_modules/eggs': { version: '2.0.0' } });
    install('node_modules/kale', '1.0.1');
    install('node_modules/@stranger/honey', '1.0.0');
    expect(compareInstalled(root).problems).toEqual([
      'kale is installed as 1.0.1, and locked as 1.0.0.',
      'eggs 2.0.0 is not installed.',
      '@stranger/honey is installed, and stands in no lock file.',
    ]);
  });
});
