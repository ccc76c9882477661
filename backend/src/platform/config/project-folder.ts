import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Works from the sources and from the build. */
export function projectFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  for (let folder = here; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json');
    if (existsSync(file) && 'workspaces' in (JSON.parse(readFileSync(file, 'utf8')) as object)) return folder;
  }
  throw new Error(`No folder above ${here} has a package.json with workspaces.`);
}
