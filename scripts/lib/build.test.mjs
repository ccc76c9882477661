import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parts, serverFile } from './build.mjs';
import { root } from './steps.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { sourceRoot, entryFile, compilerOptions } = read('nest-cli.json');
const { filenames, outDir, swcrcPath } = compilerOptions.builder.options;

describe('nest-cli.json', () => {
  it('names files and folders that exist', () => {
    const source = path.join(path.dirname(outDir), `${entryFile}.ts`);
    const named = [sourceRoot, source, compilerOptions.tsConfigPath, swcrcPath, ...filenames];
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
    expect(source.startsWith(`${sourceRoot}/`)).toBe(true);
    expect(filenames).toContain(sourceRoot);
  });

  it('is what the build follows, from its sources to the file that npm start runs', () => {
    const server = parts.find(({ folder }) => folder === path.join(root, path.dirname(outDir)));
    expect(server.sources).toEqual(expect.arrayContaining([...filenames, swcrcPath, 'nest-cli.json']));
    expect(serverFile).toBe(path.join(root, outDir, `${entryFile}.js`));
    expect(path.join(server.folder, 'dist', server.result)).toBe(serverFile);
  });

  it('has nest start look where the build writes, which the CLI takes from tsconfig.json', () => {
    const folder = path.join(root, path.dirname(compilerOptions.tsConfigPath));
    const { outDir: found } = read(compilerOptions.tsConfigPath).compilerOptions;
    expect(path.join(folder, found, `${entryFile}.js`)).toBe(serverFile);
  });
});
