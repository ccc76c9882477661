import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type MediaStore, StoreFull } from './media-store.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** In folders by the first two characters of a picture's name. */
export class DiskStore implements MediaStore {
  /** @param folder absolute; made when the first file comes */
  constructor(private readonly folder: string) {}

  async put(name: string, bytes: Buffer): Promise<void> {
    const file = this.file(name);
    try {
      await mkdir(path.dirname(file), { recursive: true });
      // On the disk before the database says that it is there.
      await writeFile(file, bytes, { flush: true });
    } catch (error) {
      if (FULL.has((error as NodeJS.ErrnoException).code ?? '')) throw new StoreFull(name, { cause: error });
      throw error;
    }
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.file(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    const file = this.file(name);
    await rm(file, { force: true });
    // The last file takes its folder along.
    await rmdir(path.dirname(file)).catch(() => undefined);
  }

  private file(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }
}
