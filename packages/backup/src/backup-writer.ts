import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** The file holds passwords' hashes and secrets: its owner alone may read it. */
const OWNER_ONLY = 0o600;
/** A little larger than at 6, in half of the time. */
const GZIP_LEVEL = 4;

/** Writes the entries of a tar.gz file one after the other, no faster than the disk takes them. */
export class BackupWriter {
  private readonly tar = pack();
  private readonly written: Promise<void>;
  private failure: Error | undefined;

  /** @param file must not be there */
  constructor(private readonly file: string) {
    const target = createWriteStream(file, { mode: OWNER_ONLY, flags: 'wx' });
    this.written = pipeline(this.tar, createGzip({ level: GZIP_LEVEL }), target);
    this.written.catch((error: unknown) => (this.failure = error as Error));
  }

  /** @throws what the disk says, such as ENOSPC */
  async add(name: string, bytes: Buffer): Promise<void> {
    if (this.failure) throw this.failure;
    await new Promise<void>((resolve, reject) => {
      const entry = this.tar.entry({ name, size: bytes.length, mode: OWNER_ONLY }, (error) => {
        if (error) reject(this.failure ?? error);
        else resolve();
      });
      // It is told to the callback as well.
      entry.on('error', () => undefined);
      entry.end(bytes);
    });
  }

  /** Ends the file; it is on the disk afterwards. */
  async end(): Promise<void> {
    this.tar.finalize();
    await this.written;
    const handle = await open(this.file, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Lets go of a file that will not be finished. */
  async giveUp(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
  }
}
