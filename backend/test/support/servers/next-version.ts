import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder } from '../../../src/platform/config/project-folder.js';

/** What is read at run time, of the project's folder. */
const COPIED = ['package.json', 'backend/package.json', 'backend/dist'];
const LINKED = ['node_modules', 'backend/content', 'backend/demo', 'backend/openapi.json'];

/** The built product with further migrations, as the next version has them. */
export interface NextVersion {
  /** Its program for commands. */
  cli: string;
  remove(): void;
}

/** @param migrations the statement of each way by the migration's name, such as `2099999999991-SideNote` */
export function nextVersion(migrations: Record<string, { up: string; down: string }>): NextVersion {
  const folder = mkdtempSync(path.join(tmpdir(), 'farmgate-next-'));
  const at = (name: string) => path.join(folder, name);
  for (const name of COPIED) cpSync(path.join(projectFolder(), name), at(name), { recursive: true });
  for (const name of LINKED) symlinkSync(path.join(projectFolder(), name), at(name));
  for (const [name, { up, down }] of Object.entries(migrations)) {
    const [time = '', word = ''] = name.split('-');
    writeFileSync(
      at(`backend/dist/migrations/${name}.js`),
      `export class ${word}${time} {
        transaction = ${!up.includes('CONCURRENTLY')};
        up(runner) { return runner.query(${JSON.stringify(up)}); }
        down(runner) { return runner.query(${JSON.stringify(down)}); }
      }`,
    );
  }
  return {
    cli: at('backend/dist/src/cli/main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
