import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Calls back with the path of a file of the given content, which is gone afterwards. */
export async function withFile<T>(
  name: string,
  content: string | Buffer,
  use: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'farmgate-import-'));
  try {
    const file = join(folder, name);
    await writeFile(file, content);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
