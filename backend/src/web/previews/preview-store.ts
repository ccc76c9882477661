import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Some 150 MB at most. */
const MOST_FILES = 2_000;
/** The oldest ones, when there are too many. */
const GO_AT_ONCE = 200;

/** By the hash of what is shown. Losing them costs time only. */
export class PreviewStore {
  /** Null until the folder was read. */
  private files: number | null = null;

  constructor(private readonly folder: string) {}

  get(hash: string): Promise<Buffer | null> {
    return readFile(this.file(hash)).catch(() => null);
  }

  /** A full disk is no reason not to answer, so nothing is thrown. */
  async put(hash: string, png: Buffer): Promise<void> {
    // Never half a file under its name: another server on this machine may be reading.
    const unfinished = `${this.file(hash)}.${process.pid}`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(unfinished, png);
      await rename(unfinished, this.file(hash));
      this.files = (this.files ?? (await readdir(this.folder)).length - 1) + 1;
      if (this.files > MOST_FILES) await this.makeRoom();
    } catch {
      this.files = null;
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  }

  private async makeRoom(): Promise<void> {
    const names = await readdir(this.folder);
    const made = await Promise.all(
      names.map(async (name) => ({ name, at: (await stat(path.join(this.folder, name))).mtimeMs })),
    );
    made.sort((a, b) => a.at - b.at);
    const gone = made.slice(0, Math.max(GO_AT_ONCE, made.length - MOST_FILES));
    for (const { name } of gone) await rm(path.join(this.folder, name), { force: true });
    this.files = made.length - gone.length;
  }

  private file(hash: string): string {
    return path.join(this.folder, `${hash}.png`);
  }
}
